import { expect, it } from 'vitest';
import { toSidebarName } from './name-words';

it.each([
  ['SubscriptionSchedulePhaseItem', 'Subscription\u200BSchedule\u200BPhase\u200BItem'],
  ['UpdateExternalUserRequest', 'UpdateExternalUserRequest'],
  ['A title of words, and one in camelCase', 'A title of words, and one in camelCase'],
])('a long name of the sidebar may break where its words meet: %s', (name, label) => {
  expect(toSidebarName(name)).toBe(label);
});

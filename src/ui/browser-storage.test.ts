import { afterEach, expect, it, vi } from 'vitest';
import { createStorageSlot } from './browser-storage';

afterEach(() => void vi.unstubAllEnvs());

it('storage is used in browsers only: while prerendering it throws', { tags: ['S61'] }, () => {
  vi.stubEnv('SSR', true);
  const slot = createStorageSlot('theme');
  const uses = [
    slot.get,
    () => slot.set('dark'),
    slot.remove,
    () => slot.listen(() => undefined),
  ] as const;
  for (const use of uses)
    expect(use).toThrow(/^Illegal storage API usage for storage key "theme"\.\n/);
});

import { describe, expect, it } from 'vitest';
import { toWords } from './words';

describe('toWords', () => {
  it.each([
    ['getTeamApiKey', 'Get team API key'],
    ['list_user_ids', 'List user IDs'],
    ['post-payments', 'Post payments'],
    ['pets.list', 'Pets list'],
    ['actions/list-artifacts-for-repo', 'Actions list artifacts for repo'],
    ['getSSHKeys', 'Get SSH keys'],
    ['listURLs', 'List URLs'],
    ['GET_USERS_BY_ID', 'Get users by ID'],
    ['createOAuth2Token', 'Create OAuth2 token'],
    ['allowIPv4', 'Allow IPv4'],
    ['v2ListTasks', 'V2 list tasks'],
    ['read_items__item_id__get', 'Read items item ID get'],
    ['チームを作成', 'チームを作成'],
    ['crée-équipe', 'Crée équipe'],
    ['🙂!!!', ''],
    ['', ''],
  ])('%j is %j', (name, words) => {
    expect(toWords(name)).toBe(words);
  });
});

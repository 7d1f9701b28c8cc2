import { describe, expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { listOperations } from './operations';
import { toTitle, withLead } from './titles';

const fallback = 'GET /teams';
const long = `Returns ${'very '.repeat(15)}many teams`;

describe('the title of an operation', () => {
  it.each([
    ['All teams', 'All teams'],
    ['  All\n  teams ', 'All teams'],
    ['All teams.', 'All teams'],
    ['すべてのチーム。', 'すべてのチーム'],
    ['All teams...', 'All teams...'],
    ['Wait. What?', 'Wait. What?'],
    ['1. Create a team', '1. Create a team'],
    ['[Beta] List teams', '[Beta] List teams'],
    ['Get Map<Key> of user_name_id', 'Get Map<Key> of user_name_id'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), 'List team IDs'],
    [long, 'List team IDs'],
    ['Reads `Team`', 'List team IDs'],
    ['**Reads** teams', 'List team IDs'],
    ['Reads [teams](/teams)', 'List team IDs'],
    ['Reads <b>teams</b>', 'List team IDs'],
    ['# Teams', 'List team IDs'],
    ['', 'List team IDs'],
    ['.', 'List team IDs'],
    ['---', 'List team IDs'],
    ['🚀', 'List team IDs'],
    ['🚀 Launch', '🚀 Launch'],
    ['チーム', 'チーム'],
    [undefined, 'List team IDs'],
  ])('of the summary %j is %j', (summary, title) => {
    expect(toTitle({ summary, operationId: 'listTeamIds', fallback })).toBe(title);
  });

  it.each([
    [undefined, fallback],
    ['', fallback],
    ['!!!', fallback],
    ['a'.repeat(81), fallback],
    ['List all Teams', 'List all Teams'],
  ])('of the id %j without a summary is %j', (operationId, title) => {
    expect(toTitle({ operationId, fallback })).toBe(title);
  });

  it('leaves the summary to the description, once', () => {
    expect(withLead({ summary: long })).toBe(long);
    expect(withLead({ summary: long, description: 'More.' })).toBe(`${long}\n\nMore.`);
    expect(withLead({ summary: long, description: `${long}. More.` })).toBe(`${long}. More.`);
    expect(withLead({ summary: '🚀', description: 'More.' })).toBe('🚀\n\nMore.');
    expect(withLead({ summary: 'Short', description: 'More.' })).toBe('More.');
    expect(withLead({})).toBeUndefined();
  });

  it('is made from method and path, or from the name of a webhook', () => {
    const document = toDocument({
      paths: { '/teams': { post: {} } },
      webhooks: { orderPaid: { post: {} } },
    });
    expect(listOperations(document).map(({ title }) => title)).toEqual([
      'POST /teams',
      'Order paid',
    ]);
  });

  it('is told apart from the same title in its group', () => {
    const document = toDocument({
      tags: [{ name: 'beta', kind: 'badge' }],
      paths: {
        '/v1/a': { get: { summary: 'List', tags: ['A'] } },
        '/v2/a': { get: { summary: 'list', tags: ['A', 'beta'] } },
        '/b': {
          get: { summary: 'List', tags: ['B'] },
          put: { summary: 'Save', tags: ['B'] },
          post: { summary: 'Save', tags: ['B'] },
        },
        '/c': { get: { summary: 'List', tags: ['beta'] } },
      },
      webhooks: { one: { post: { summary: 'Done' } }, two: { post: { summary: 'Done' } } },
    });
    expect(listOperations(document).map(({ title }) => title)).toEqual([
      'List (/v1/a)',
      'list (/v2/a)',
      'List',
      'Save (PUT /b)',
      'Save (POST /b)',
      'List',
      'Done (one)',
      'Done (two)',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readRecentPages } from './palette-start';

describe('readRecentPages', () => {
  it('lists pages of this site once each, the last first', () => {
    const log = '\n/docs/teams Teams\n/docs/tasks All about  tasks\n/docs/teams Teams, renamed';
    expect(readRecentPages(log, '/')).toEqual([
      { title: 'Teams, renamed', url: '/docs/teams' },
      { title: 'All about  tasks', url: '/docs/tasks' },
    ]);
  });

  it.each([
    '',
    'null',
    '[{"title":"x"}]',
    '/base/docs/teams',
    '/base/docs/teams  ',
    'javascript:alert(1) Evil',
    '//evil.example/base/ Evil',
    '\\\\evil.example Evil',
    '/base/../other Evil',
    '/other/docs/ Elsewhere',
  ])('reads nothing from %j', (log) => {
    expect(readRecentPages(log, '/base/')).toEqual([]);
  });
});

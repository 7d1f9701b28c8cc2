import { expect, it } from 'vitest';
import { findNearestPaths, toPathWords } from './nearest-paths';

const paths = [
  '/',
  '/docs/',
  '/docs/first-call',
  '/docs/platform/message-iframe-helper/guide',
  '/docs/platform/message-iframe-helper/api',
  '/docs/guidelines/npm-registry/install',
  '/docs/api/easier-api/create-team',
  '/docs/api/easier-api/update-team',
  '/docs/api/easier-api/delete-team',
  '/docs/api/postal-api/search-addresses',
  '/docs/日本語',
];

it.each([
  ['a typo', '/docs/api/easier-api/creat-team', '/docs/api/easier-api/create-team'],
  ['a page that has moved', '/docs/guide', '/docs/platform/message-iframe-helper/guide'],
  ['another case and ending', '/Docs/First-Call.html', '/docs/first-call'],
  ['a missing folder', '/create-team', '/docs/api/easier-api/create-team'],
  ['an encoded address', `/docs/${encodeURI('日本')}`, '/docs/日本語'],
])('finds the page that was meant by %s', (_, wanted, path) => {
  expect(findNearestPaths(wanted, paths)[0]).toBe(path);
});

it('lists a few, the nearest first', () => {
  const found = findNearestPaths('/docs/api/easier-api/create-teams', paths);
  expect(found[0]).toBe('/docs/api/easier-api/create-team');
  expect(found.length).toBeLessThanOrEqual(3);
});

it.each([['/wp-login.php'], ['/xyz'], ['/.env'], ['/docs/%E0%A4%A'], ['/'.repeat(5000)]])(
  'finds nothing for %j',
  (wanted) => {
    expect(findNearestPaths(wanted, paths.slice(2))).toEqual([]);
  },
);

it.each([
  ['/docs/no-such-page', 'no such page'],
  ['/docs/First_Call.html', 'First Call'],
  [`/docs/${encodeURI('日本語')}/`, '日本語'],
  ['/', ''],
  ['/---', ''],
])('finds words to search for in %s', (path, words) => {
  expect(toPathWords(path)).toBe(words);
});

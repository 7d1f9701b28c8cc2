import { describe, expect, it } from 'vitest';
import { matchPath, rankByRequest } from './request-ranking';
import type { PageDocument, PageFacts } from './search-document';

const templates = [
  '/teams',
  '/teams/{teamId}',
  '/teams/search',
  '/teams/{teamId}/members',
  '/files/{name}.{format}',
];

const findBest = (path: string) =>
  templates
    .map((template) => ({ template, score: matchPath(path, template) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.template;

describe('matchPath', () => {
  it.each([
    ['/teams', '/teams'],
    ['/teams/', '/teams'],
    ['/Teams/42', '/teams/{teamId}'],
    ['/teams/{id}', '/teams/{teamId}'],
    ['/teams/:id', '/teams/{teamId}'],
    ['/teams/search', '/teams/search'],
    ['/v1/teams/team_01', '/teams/{teamId}'],
    ['/api/v2/teams/7/members', '/teams/{teamId}/members'],
    ['/files/report.pdf', '/files/{name}.{format}'],
  ])('finds for %s the template %s', (path, template) => {
    expect(findBest(path)).toBe(template);
  });

  it.each(['/', '', '/users', '/embed/teams', '/a/b/c/d/teams', '/files'.repeat(3)])(
    'finds none for %j',
    (path) => {
      expect(findBest(path)).toBeUndefined();
    },
  );
});

const toPage = (i: number, f: PageFacts): PageDocument => ({ i, t: '', u: `/docs/${i}`, b: [], f });

const pages = [
  toPage(0, {
    kind: 'operation',
    method: 'GET',
    path: '/teams/{teamId}',
    statuses: ['200', '404'],
  }),
  toPage(1, { kind: 'operation', method: 'DELETE', path: '/teams/{teamId}', statuses: ['409'] }),
  toPage(2, { kind: 'operation', method: 'GET', path: '/teams/search' }),
  toPage(3, {
    kind: 'errors',
    problems: [
      { status: '409', hash: '#409' },
      { status: '409', type: 'https://e.example/in-use', hash: '#in-use' },
    ],
  }),
];

it.each([
  ['an operation without its method is read', { path: '/teams/7' }, ['0', '1']],
  ['the method decides', { method: 'DELETE', path: '/teams/7' }, ['1', '0']],
  ['so does the status', { path: '/v1/teams/7', status: '409' }, ['1', '0', '3#409']],
  ['a literal segment fits better than a value', { path: '/teams/search' }, ['2', '0', '1']],
  ['the type of a problem says most', { status: '409', type: '/IN-USE/' }, ['3#in-use']],
  ['a status alone leads to its problem', { status: '409' }, ['3#409']],
  ['a page is its own address', { path: '/docs/2/' }, ['2']],
  ['a path that is not whole is words', { path: '/teams/7/mem' }, []],
  ['so is one of another site, with its status', { path: '/users', status: '409' }, []],
])('%s', (_, request, expected) => {
  const found = rankByRequest(pages, request).map(({ page, hash = '' }) => `${page.i}${hash}`);
  expect(found).toEqual(expected);
});

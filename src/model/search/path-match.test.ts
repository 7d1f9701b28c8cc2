import { describe, expect, it } from 'vitest';
import { matchPath } from './path-match';

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
    ['/te', '/teams'],
    ['/teams/7/mem', '/teams/{teamId}/members'],
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

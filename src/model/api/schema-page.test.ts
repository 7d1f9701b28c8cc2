import { describe, expect, it } from 'vitest';
import { toSchemaPath, toSchemasPath } from './schema-page';

describe('the path of a schema', () => {
  it.each([
    ['Team', 'Team'],
    ['team_member-2', 'team_member-2'],
    ['com.example.Team', 'com~example~Team'],
    ['Page«Team»', 'Page~~abTeam~~bb'],
    ['a/b', 'a~~2fb'],
    ['../x', '~~~~2fx'],
  ])('of "%s" is its name without characters that a path must not have', (name, segment) => {
    expect(toSchemaPath('/docs/api/teams', name)).toBe(`/docs/api/teams/schemas/${segment}`);
  });

  it.each([
    ['user', 'user'],
    ['User', 'User-2'],
    ['USER', 'USER-3'],
    ['User-2', 'User-2-2'],
    ['Team', 'Team'],
  ])('of "%s" differs in more than case from those of others', (name, segment) => {
    const names = ['user', 'User', 'USER', 'User-2', 'Team'];
    expect(toSchemaPath('/docs/api/teams', name, names)).toBe(`/docs/api/teams/schemas/${segment}`);
  });

  it('is below the path of the list of schemas', () => {
    expect(toSchemaPath('/docs/api/teams', 'Team')).toContain(
      `${toSchemasPath('/docs/api/teams')}/`,
    );
  });
});

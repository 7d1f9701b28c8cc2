import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, OperationObject } from '../document/document';
import { toDocument, toPlainDescription } from '../fixtures/create-conversion';
import { toApiReference } from './api-page';

function summarize(info: Partial<OpenApiDocument['info']>) {
  const document = toDocument({ info: { title: 'Teams', version: '1.0.0', ...info } });
  return toApiReference({ id: 'teams', document }, '/docs/api/teams', toPlainDescription);
}

/** The label and the operations' slugs of each group. */
function toOutline(
  operations: Readonly<Record<string, OperationObject>>,
  tags: OpenApiDocument['tags'] = [],
): unknown {
  const paths = Object.fromEntries(
    Object.entries(operations).map(([operationId, operation]) => [
      `/${operationId}`,
      { get: { operationId, ...operation } },
    ]),
  );
  const document = toDocument({ paths, tags });
  return toApiReference({ id: 'a', document }, '/docs/api/a', toPlainDescription).groups.map(
    (group) => [group.label, group.operations.map(({ slug }) => slug)],
  );
}

describe('the summary of an API', () => {
  it.each([
    ['Easier API Document', 'Easier API'],
    ['Easier Document', 'Easier'],
    ['Document store', 'Document store'],
    ['Postal service API', 'Postal service API'],
  ])('has a label without redundant words: %s → %s', (title, label) => {
    expect(summarize({ title }).label).toBe(label);
  });

  it('uses the first sentence of the description if there is no summary', () => {
    expect(summarize({ description: 'Keeps teams. And more.' }).summary).toBe('Keeps teams.');
    expect(summarize({ description: 'Long.', summary: 'Short' }).summary).toBe('Short');
    expect(summarize({}).summary).toBe('');
  });

  it('cuts a very long sentence at a word', () => {
    const { summary } = summarize({ description: 'word '.repeat(100) });
    expect(summary).toMatch(/^(?:word )+word…$/);
    expect(summary.length).toBeLessThanOrEqual(201);
  });
});

describe('groups', () => {
  it('follow the tags of the document, then those that only operations have', () => {
    const operations = { a: { tags: ['late'] }, b: { tags: ['users'] }, c: { tags: ['teams'] } };
    const tags = [
      { name: 'teams' },
      { name: 'unused' },
      { name: 'users', 'x-displayName': 'People' },
    ];
    expect(toOutline(operations, tags)).toEqual([
      ['Teams', ['c']],
      ['People', ['b']],
      ['Late', ['a']],
    ]);
  });

  it('include an operation in each of its tags, and end with untagged operations by path', () => {
    const operations = { b: {}, a: { tags: ['x', 'y'] }, c: { tags: [] } };
    expect(toOutline(operations)).toEqual([
      ['X', ['a']],
      ['Y', ['a']],
      ['B', ['b']],
      ['C', ['c']],
    ]);
  });

  it('have untagged operations beside those with a tag of the same name, declared or not', () => {
    const paths = {
      '/teams': { get: { tags: ['teams'], responses: {} } },
      '/teams/{id}': { get: { responses: {} } },
    };
    for (const tags of [[], [{ name: 'teams' }]]) {
      const document = toDocument({ paths, tags });
      const { groups } = toApiReference({ id: 'a', document }, '/docs/api/a', toPlainDescription);
      expect(groups.map(({ label, operations }) => [label, operations.length])).toEqual([
        ['Teams', 2],
      ]);
    }
  });

  it.each([
    ['/v1/user_groups/{id}', 'User groups'],
    ['/api/v2.1/{org}/notes:batch', 'Notes'],
    ['/team-members.json', 'Team members'],
    ['/2.0/2024-01-31/2fa', '2 fa'],
    ['/late/x', 'Late arrivals'],
    ['/v1/{id}', 'Other'],
    ['/', 'Other'],
  ])('are named after the first segment that tells what a path is about: %s', (path, label) => {
    const tags = [{ name: 'late', 'x-displayName': 'Late arrivals' }];
    const document = toDocument({ paths: { [path]: { get: { responses: {} } } }, tags });
    const { groups } = toApiReference({ id: 'a', document }, '/docs/api/a', toPlainDescription);
    expect(groups.map((group) => group.label)).toEqual([label]);
  });

  it.each(['__proto__', 'constructor'])('may have the name %s', (name) => {
    expect(toOutline({ a: { tags: [name] } })).toEqual([[expect.any(String), ['a']]]);
  });

  it('say what is said about the tags that only webhooks have', () => {
    const document = toDocument({
      paths: { '/teams': { get: { tags: ['teams'], responses: {} } } },
      webhooks: { changed: { post: { tags: ['teams', 'events'], responses: {} } } },
      tags: [
        { name: 'teams', description: 'All teams.' },
        {
          name: 'events',
          description: 'What we send.',
          externalDocs: { url: 'https://example.com/events' },
        },
        { name: 'unused', description: 'Nothing.' },
      ],
    });
    const spec = { id: 'teams', file: 'specs/teams.yaml', document };
    const { groups } = toApiReference(spec, '/docs/api/teams', toPlainDescription);
    expect(groups).toMatchObject([
      { name: 'teams', description: 'All teams.' },
      {
        name: 'webhooks',
        description: 'What we send.',
        externalDocs: { url: 'https://example.com/events' },
      },
    ]);
  });

  it('list each operation with its method, without data for its page only', () => {
    const document = toDocument({
      paths: {
        '/a': {
          post: { operationId: 'createTeam', summary: 'Create', deprecated: true },
          get: { operationId: 'getTeam', description: 'Stays on its own page.' },
        },
      },
    });
    const reference = toApiReference({ id: 'a', document }, '/docs/api/a', toPlainDescription);
    expect(reference.overview).toBe('teams');
    expect(reference.groups[0]?.operations).toEqual([
      {
        slug: 'get-team',
        title: 'Get team',
        method: 'GET',
        path: '/a',
        deprecated: false,
      },
      {
        slug: 'create-team',
        title: 'Create',
        method: 'POST',
        path: '/a',
        deprecated: true,
      },
    ]);
  });
});

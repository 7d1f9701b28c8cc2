import { describe, expect, it } from 'vitest';
import { toDocument, toPlainDescription } from '../fixtures/create-conversion';
import type { RichText } from '../../../src/model/text/rich-text';
import type { Spec } from '../document/document';
import { toApiOverview } from './overview-page';
import { toApiReference } from './api-page';

const toReference = (spec: Pick<Spec, 'id' | 'document'>) =>
  toApiReference(spec, '/docs/api/teams', toPlainDescription);

describe('the overview of an API', () => {
  it('contains what the document says about the whole API', () => {
    const document = toDocument({
      info: {
        title: 'Teams',
        version: '1.0.0',
        description: 'All about teams',
        contact: { email: 'a@example.com' },
        license: { name: 'MIT' },
        termsOfService: 'https://example.com/terms',
      },
      servers: [{ url: 'https://api.example.com', description: 'Production' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    });
    const spec = { id: 'teams', file: 'specs/teams.yaml', document };
    const overview = toApiOverview(
      spec,
      toPlainDescription,
      (text) => [`long ${text}`],
      toReference(spec),
    );
    expect(overview).toMatchObject({
      apiPath: '/docs/api/teams',
      groups: [],
      label: 'Teams',
      version: '1.0.0',
      description: ['long All about teams'],
      servers: [{ url: 'https://api.example.com', description: ['Production'] }],
      securitySchemes: [{ name: 'token' }],
      contact: { email: 'a@example.com' },
      license: { name: 'MIT' },
      termsOfService: 'https://example.com/terms',
      downloads: [
        { format: 'YAML', href: '/specs/teams.yaml' },
        { format: 'JSON', href: '/specs/teams.json' },
        { format: 'Postman', href: '/specs/teams.postman.json' },
        { format: 'OpenCollection', href: '/specs/teams.opencollection.yaml' },
      ],
    });
  });

  it('omits what the document does not have', () => {
    const spec = { id: 'teams', file: 'specs/teams.yaml', document: toDocument({}) };
    const overview = toApiOverview(spec, toPlainDescription, toPlainDescription, toReference(spec));
    expect(overview).toMatchObject({ servers: [], securitySchemes: [], description: [] });
    expect(overview).not.toHaveProperty('contact');
    expect(overview).not.toHaveProperty('license');
    expect(overview).not.toHaveProperty('termsOfService');
  });

  it('keeps the links of a tag, which other pages list by its plain description', () => {
    const document = toDocument({
      tags: [
        { name: 'a', description: 'linked' },
        { name: 'b', description: 'plain' },
      ],
      paths: { '/a': { get: { tags: ['a', 'b'] } } },
    });
    const spec = { id: 'teams', file: 'specs/teams.yaml', document };
    const link = { tag: 'a', href: 'https://e.com', children: ['linked'] } as const;
    const toText = (text = ''): RichText => [
      { tag: 'p', children: [text === 'linked' ? link : text] },
    ];
    const reference = toApiReference(spec, '/docs/api/teams', toText);
    const { groups } = toApiOverview(spec, toText, toText, reference);
    expect(groups.map(({ description, text }) => [description, text])).toEqual([
      ['linked', [{ tag: 'p', children: [link] }]],
      ['plain', undefined],
    ]);
    expect(reference.groups[0]).not.toHaveProperty('text');
  });
});

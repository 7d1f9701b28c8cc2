import { describe, expect, it } from 'vitest';
import type { Api } from './load-api';
import { toApi } from './load-api';
import { parseSpec } from './load-spec';

const source = `openapi: 3.2.0
$self: https://example.com/api.yaml
info: { title: New API, version: 1.0.0 }
servers:
  - { name: Production, url: https://api.example.com }
tags:
  - { name: books, summary: Books }
  - { name: other-things }
  - { name: loans, summary: Loans, parent: books }
  - { name: fines, parent: loans }
  - { name: beta, summary: Beta, kind: badge, description: It may change. }
paths:
  /books:
    query:
      operationId: searchBooks
      summary: Search books
      tags: [books, beta]
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses:
        '200':
          summary: The books, one a line
          content:
            application/jsonl:
              itemSchema: { type: object, properties: { title: { type: string } } }
              examples: { one: { serializedValue: '{"title":"A"}' } }
    additionalOperations:
      COPY:
        operationId: copyBooks
        tags: [fines]
        responses: { '200': { description: Copied } }
    get:
      operationId: listBooks
      tags: [beta]
      parameters:
        - name: filter
          in: querystring
          content: { application/x-www-form-urlencoded: { schema: { type: object } } }
      responses: { '200': { description: OK } }
  /: { get: { operationId: getRoot, responses: { '200': { description: OK } } } }
  /fines:
    get:
      operationId: listFines
      tags: [fines]
      security: [{ device: [read, wirte] }]
      responses: { '200': { description: OK } }
components:
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://example.com/.well-known/oauth
      flows:
        deviceAuthorization:
          deviceAuthorizationUrl: https://example.com/device
          tokenUrl: https://example.com/token
          scopes: { read: Read, write: Write }
`;

async function load(labels?: Parameters<typeof toApi>[1]['labels']): Promise<Api> {
  const loaded = await parseSpec('specs/new.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const plain = (text: string, language: string) => ({ language, lines: [[text]] });
  return toApi(loaded.spec, { source, path: '/docs/api/new', highlight: plain, labels });
}

describe('a document of OpenAPI 3.2', () => {
  it('has nested tags, including unused parents of used tags', async () => {
    const { reference } = await load();
    expect(reference.groups.map(({ label, slug, parent }) => [label, slug, parent])).toEqual([
      ['Books', 'books', undefined],
      ['Loans', 'loans', 'books'],
      ['Fines', 'fines', 'loans'],
      ['Other', 'other', undefined],
    ]);
  });

  it('has tags that are badges of operations', async () => {
    const api = await load();
    expect(api.getOperation('search-books').badges).toEqual([
      { label: 'Beta', description: [{ tag: 'p', children: ['It may change.'] }] },
    ]);
    expect(api.getOperation('list-fines').badges).toBeUndefined();
    // An operation without any other tag is in the group of its path.
    expect(api.reference.groups[0]?.operations.map(({ slug }) => slug)).toEqual([
      'search-books',
      'list-books',
    ]);
  });

  it('has operations with the method QUERY, and with custom methods', async () => {
    const api = await load();
    expect(api.getOperation('search-books').method).toBe('QUERY');
    expect(api.getOperation('copy-books')).toMatchObject({ method: 'COPY', path: '/books' });
    expect(api.getOperation('search-books').samples.length).toBeGreaterThan(0);
  });

  it('has a parameter for the entire query string', async () => {
    expect((await load()).getOperation('list-books').parameters).toMatchObject([
      { in: 'querystring', name: 'filter', mediaType: 'application/x-www-form-urlencoded' },
    ]);
  });

  it('has streams, responses with a summary, and serialized examples', async () => {
    const [response] = (await load()).getOperation('search-books').responses;
    expect(response).toMatchObject({
      description: [{ tag: 'p', children: ['The books, one a line'] }],
      content: [
        {
          mediaType: 'application/jsonl',
          isStream: true,
          schema: expect.stringMatching(/\/itemSchema$/),
        },
      ],
    });
    expect(JSON.stringify(response?.content[0]?.examples)).toContain('title');
  });

  it('has named servers, and the device authorization flow', async () => {
    const { overview } = await load();
    expect(overview.servers).toMatchObject([{ name: 'Production' }]);
    expect(overview.securitySchemes).toMatchObject([
      {
        deprecated: true,
        metadataUrl: 'https://example.com/.well-known/oauth',
        flows: [
          {
            kind: 'deviceAuthorization',
            addresses: [{ kind: 'deviceAuthorization' }, { kind: 'token' }],
          },
        ],
      },
    ]);
  });

  it('gets a warning for a scope that its scheme does not declare', async () => {
    const loaded = await parseSpec('specs/new.yaml', source);
    expect(loaded.kind === 'valid' && loaded.spec.warnings).toContainEqual(
      expect.objectContaining({
        line: 1 + source.split('\n').findIndex((line) => line.includes('wirte')),
        message: 'The scheme "device" does not declare the scope "wirte".',
        hint: 'Did you mean "write"?',
      }),
    );
  });
});

describe('the labels of pages and groups that an API does not name', () => {
  it('come from the texts of the interface', async () => {
    const labels = {
      introduction: 'Giới thiệu',
      changes: 'Thay đổi',
      errors: 'Lỗi',
      schemas: 'Lược đồ',
      other: 'Khác',
      webhooks: 'Webhook',
    };
    const { reference } = await load(labels);
    expect(reference.labels).toEqual(labels);
    expect(reference.groups.at(-1)?.label).toBe('Khác');
  });
});

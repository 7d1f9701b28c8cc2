import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseSpec } from '../../prerender/api/load-spec';
import { auditFile, auditSpec } from './spec-audit';
import { readStatedDocument } from './stated-document';

const small = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'About all.' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/teams/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 30 } },
      ],
      put: {
        operationId: 'put',
        summary: 'Replace a team',
        description: 'Replaces **all** of it.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', description: 'What it is called.', minLength: 2 },
                  colour: { enum: ['red', 'blue'], default: 'red' },
                },
              },
              examples: { one: { summary: 'First', value: { name: 'Depot 7' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Replaced.',
            headers: { ETag: { description: 'Its version.', schema: { type: 'string' } } },
          },
        },
      },
    },
  },
};

/** Audits the pages of the small document as if the file said something else. */
async function auditOther(change: (text: string) => string, document: object = small) {
  const source = stringify(document);
  const loaded = await parseSpec('specs/small.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const other = change(source);
  expect(other).not.toBe(source);
  const { findings } = auditSpec(readStatedDocument(other), loaded.spec, source);
  return findings.map(({ kind, place, what }) => `${kind}: ${place}: ${what}`);
}

/** The same document with rarer objects. */
const rich = {
  ...small,
  paths: {
    '/teams': {
      post: {
        operationId: 'create',
        externalDocs: { url: 'https://example.com/more' },
        servers: [{ url: 'https://write.example.com', description: 'For writing.' }],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  logo: { type: 'string', contentMediaType: 'image/png' },
                  note: {
                    type: ['string', 'null'],
                    example: 'Nice',
                    externalDocs: { url: 'https://example.com/notes' },
                  },
                  id: { type: 'string', writeOnly: true, xml: { name: 'team-id' } },
                },
                additionalProperties: false,
              },
              encoding: { logo: { contentType: 'image/webp' } },
            },
          },
        },
        responses: {
          '201': {
            description: 'Created.',
            headers: { ETag: { schema: { type: 'string' }, example: 'v7' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
            links: { self: { operationId: 'create', parameters: { id: '$response.body#/id' } } },
          },
        },
        callbacks: {
          done: {
            '{$request.body#/url}': {
              post: {
                requestBody: {
                  content: {
                    'application/json': {
                      schema: { type: 'object', properties: { event: { type: 'string' } } },
                    },
                  },
                },
                responses: { '204': { description: 'Received.' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: {
          propertyName: 'kind',
          mapping: { feline: '#/components/schemas/Cat', canine: '#/components/schemas/Dog' },
        },
      },
      Cat: { type: 'object', properties: { kind: { type: 'string' } } },
      Dog: { type: 'object', properties: { kind: { type: 'string' } } },
    },
  },
};

/** What only an odd file has, as the first vendors' files that were audited. */
const odd = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  security: [{ token: [] }],
  tags: [{ name: 'events', description: 'What we send.' }],
  paths: { 'x-teams': { get: {} } },
  webhooks: { done: { post: { tags: ['events'], summary: 'It is `done`.', responses: {} } } },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Id: { type: 'integer' },
      Compact: { type: 'object', description: 'A compact one.' },
      Full: {
        allOf: [
          { $ref: '#/components/schemas/Compact' },
          { type: 'object', description: 'A full one.', properties: { a: { type: 'string' } } },
        ],
      },
      Pet: {
        type: 'object',
        properties: {
          kind: {
            type: 'string',
            example: 'fish',
            description:
              'As in [the list](https://example.com/kinds).\n\n<table></table>\n\nOr another.',
          },
          id: { $ref: '#/components/schemas/Id', type: 'number' },
          note: { type: 'string', example: 'First line\nand second' },
          friend: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
        },
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
        },
      },
      Cat: {
        allOf: [
          { $ref: '#/components/schemas/Pet' },
          { type: 'object', required: ['lives'], properties: { lives: { type: 'integer' } } },
        ],
      },
      Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
    },
  },
};

const kind = '#/components/schemas/Kind';

/** What is said in the parts of schemas, and beside references. */
const worded = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/teams': {
      get: {
        parameters: [
          { name: 'q', in: 'query', description: 'A word.', schema: { $ref: kind, title: 'Sort' } },
          {
            name: 'k',
            in: 'query',
            description: 'B.',
            schema: { $ref: kind, description: 'Near.' },
          },
        ],
        responses: {
          '200': {
            description: 'OK',
            content: { 'application/json': { schema: { $ref: kind, title: 'O' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Kind: { title: 'A kind', description: 'General.', type: 'string' },
      Team: {
        title: 'Outer',
        description: 'Outer text.',
        allOf: [
          {
            title: 'Inner',
            description: 'Inner text.',
            properties: { id: { description: 'One.' } },
          },
          {
            properties: {
              id: { description: 'Two.', externalDocs: { url: 'https://e.com/two' } },
              wrapped: { allOf: [{ $ref: kind }, { description: 'Wrapped.', example: 'w' }] },
              list: { description: 'List.', items: { $ref: kind, description: 'Item.' } },
            },
          },
        ],
      },
    },
  },
};

it.each([
  ['the words of parts, and beside references', worded, (text: string) => text],
  ['inherited variants, webhooks and extensions of paths', odd, (text: string) => text],
  [
    'numbers as YAML has them',
    { ...small, components: { schemas: { Price: { type: 'number', multipleOf: 0.01 } } } },
    (text: string) => text.replace('0.01', '.01'),
  ],
])('an audit reads %s', async (_, document, change) => {
  const result = await auditFile('specs/odd.yaml', change(stringify(document)));
  expect(result?.findings).toEqual([]);
});

describe('an audit', { tags: ['all'] }, () => {
  it.each([small, rich])('finds nothing where page and file agree', async (document) => {
    const result = await auditFile('specs/agreed.yaml', stringify(document));
    expect(result?.findings).toEqual([]);
  });

  it.each([
    ['a sentence', 'Replaces **all** of it', 'Replaces some of it', 'description'],
    ['a bound', 'maxLength: 30', 'maxLength: 31', 'maxLength 31'],
    ['a lower bound', 'minLength: 2', 'minLength: 3', 'minLength 3'],
    ['a type', /type: string(?=\n *description: What)/, 'type: integer', 'type integer'],
    ['a default', 'default: red', 'default: blue', 'default blue'],
    ['a response', '"200":', '"201":', 'response 201'],
    ['a header', 'ETag:', 'Etags:', 'header Etags'],
    ['an example', 'Depot 7', 'Depot 8', 'example'],
    ['a description of a field', 'What it is called', 'Its other name', 'description'],
    ['a parameter', 'name: id', 'name: key', 'path key'],
    ['a server', 'https://api.example.com/v1', 'https://api.example.com/v2', 'server'],
  ])('finds %s that the page does not say', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(from, to));
    expect(findings.join('\n')).toContain(what);
    expect(findings.some((finding) => finding.startsWith('missing'))).toBe(true);
  });

  it.each([
    ['the address of documentation', 'example.com/more', 'example.com/less', 'address'],
    ['the address for a field', 'example.com/notes', 'example.com/note', 'note: address'],
    ['a server of an operation', 'https://write.', 'https://read.', 'server https://read.'],
    ['a media type in a text', 'image/png', 'image/gif', 'logo: contentMediaType'],
    ['the type of a part', 'image/webp', 'image/bmp', 'content type image/bmp'],
    ['null', '- "null"', '- integer', 'type integer'],
    ['a mark', 'writeOnly: true', 'deprecated: true', 'id: deprecated'],
    ['a name in XML', 'team-id', 'team-key', 'xml name'],
    ['an example of a header', 'v7', 'v8', 'example v8'],
    ['an example of a field', 'Nice', 'Good', 'example Good'],
    [
      'what a link passes',
      '$response.body#/id',
      '$response.body#/key',
      'id is $response.body#/key',
    ],
    ['the address of a callback', 'body#/url', 'body#/uri', 'post {$request.body#/uri}'],
    ['the body of a callback', 'event:', 'events:', 'events: field'],
    ['the response of a callback', '"204"', '"202"', 'response 202'],
    ['what selects a variant', 'feline:', 'cat:', 'discriminator kind: cat'],
  ])('finds %s that the page does not say', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(from, () => to), rich);
    expect(findings.join('\n')).toContain(what);
  });

  it.each([
    ['a mark', 'writeOnly: true', 'minLength: 0', 'writeOnly'],
    ['null', '\n *- "null"', '', 'note: null'],
  ])('finds %s that only the page says of a field', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(new RegExp(from), to), rich);
    expect(findings.filter((finding) => finding.startsWith('contradiction')).join('\n')).toContain(
      what,
    );
  });

  it.each([
    ['a field', /colour:[^]*?default: red\n/, '', 'field colour'],
    ['a value', /\n *- blue/, '', 'value blue'],
    ['that a field is required', /required:\n *- name/, 'minProperties: 0', 'required'],
  ])('finds %s that only the page says', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(from, to));
    expect(findings.filter((finding) => finding.startsWith('contradiction')).join('\n')).toContain(
      what,
    );
  });
});

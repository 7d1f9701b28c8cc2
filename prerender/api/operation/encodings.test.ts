import { expect, it } from 'vitest';
import { toApi } from '../load-api';
import { parseSpec } from '../load-spec';
import type { FieldEncoding, OperationPage } from '../../../src/model/api/operation';

async function toPage(mediaType: string, media: string): Promise<OperationPage> {
  const source = `openapi: 3.2.0
info: { title: A, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths: { /a: { post: { operationId: sendA, responses: {}, requestBody: { content: { ${mediaType}: ${media} } } } } }
components: { schemas: { Form: { properties: { tags: { type: array, items: { type: string } } } } } }
`;
  const loaded = await parseSpec('specs/a.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const highlight = (text: string, language: string) => ({ language, lines: [[text]] });
  return toApi(loaded.spec, { source, path: '/docs/api/a', highlight }).getOperation('send-a');
}

function listEncodings({ body }: OperationPage): readonly FieldEncoding[] {
  return body?.content[0]?.encodings ?? [];
}

it('the style of a field is known where the form is a named schema', async () => {
  const page = await toPage(
    'application/x-www-form-urlencoded',
    `{ schema: { $ref: '#/components/schemas/Form' }, encoding: { tags: { style: pipeDelimited, explode: false } } }`,
  );
  expect(listEncodings(page)).toMatchObject([
    { path: [{ kind: 'field', name: 'tags' }], serialization: 'pipes' },
  ]);
});

const nested = `{
  schema: { type: array, prefixItems: [{ type: object, properties: { about: { type: object } } }] },
  prefixEncoding: [{}, { contentType: multipart/form-data, encoding: { about: {
    contentType: application/json, headers: { X-Part: { schema: { type: string, maxLength: 7 } } } } } }],
  itemEncoding: { contentType: 'image/*' }, example: [{}, { about: {} }, x] }`;

it('parts without names and what is inside a part have encodings', async () => {
  const page = await toPage('multipart/mixed', nested);
  expect(listEncodings(page)).toMatchObject([
    { path: [{ kind: 'part', number: 2 }], mediaTypes: ['multipart/form-data'] },
    {
      path: [
        { kind: 'part', number: 2 },
        { kind: 'field', name: 'about' },
      ],
      mediaTypes: ['application/json'],
      headers: [{ name: 'X-Part' }],
    },
    { path: [{ kind: 'others' }], mediaTypes: ['image/*'] },
  ]);
});

it('a sample says that it does not follow the encodings inside a part', async () => {
  const page = await toPage('multipart/mixed', nested);
  for (const { samples } of page.samples)
    for (const { limitations } of samples)
      expect(limitations).toContain(
        'Part 2 has parts or fields of its own: the sample sends them as JSON.',
      );
});

import { describe, expect, it } from 'vitest';
import { listPages } from '../fixtures/read-whole-api';
import { listLines, parseValid } from '../fixtures/several-files';

const VERSION = 'openapi: 3.2.0';

const toPaths = (media: string) =>
  `paths: { /a: { post: { operationId: a, requestBody: { content: { application/json: ${media} } }, responses: { "200": { description: OK, content: { application/json: ${media} } } } } } }`;

const toDocument = (media: string) => `${toPaths(media)}
components:
  mediaTypes:
    Note: { $ref: '#/components/mediaTypes/Text' }
    Text: { schema: { type: object, properties: { text: { type: string } } } }
    Far: { $ref: far.yaml }
`;

const FAR = { 'far.yaml': 'schema: { type: object, properties: { text: { type: strin } } }\n' };

const FILES = { 'far.yaml': FAR['far.yaml'].replace('strin ', 'string ') };

describe('a reference in place of a media type', () => {
  it.each([
    '{ $ref: "#/components/mediaTypes/Text" }',
    '{ $ref: "#/components/mediaTypes/Note" }',
    '{ $ref: "#/components/mediaTypes/Far" }',
    '{ $ref: far.yaml }',
  ])('has its target there: %s', async (media) => {
    const spec = await parseValid(toDocument(media), FILES, VERSION);
    const body = { 'application/json': { schema: { properties: { text: { type: 'string' } } } } };
    expect(spec.document.paths).toMatchObject({
      '/a': { post: { requestBody: { content: body }, responses: { 200: { content: body } } } },
    });
    const page = listPages(spec, '').find((text) => text.includes('"samples"')) ?? '';
    expect(page.match(/"application\/json","anchor":"[^"]+","schema"/g)).toHaveLength(2);
    expect(page.match(/"generated":true/g)).toHaveLength(2);
  });

  it('has the problems of its target reported there', async () => {
    const lines = await listLines(toDocument('{ $ref: far.yaml }'), FAR, VERSION);
    expect(lines.map((line) => /[\w.]+:\d+:\d+/.exec(line)?.[0])).toEqual(['far.yaml:1:53']);
  });

  it('ignores fields beside it, with a warning', async () => {
    const media = '{ $ref: "#/components/mediaTypes/Text", description: A text., example: {} }';
    const lines = await listLines(toDocument(media), FILES, VERSION);
    expect(lines.length).toBe(2);
    expect(lines.join()).toContain('"example" beside "$ref" has no effect.');
    const { document } = await parseValid(toDocument(media), FILES, VERSION);
    expect(JSON.stringify(document.paths)).not.toContain('"example"');
  });

  it.each([
    ['{ $ref: "#/components/mediaTypes/Lost" }', 'points to nothing'],
    ['{ $ref: lost.yaml }', 'does not exist'],
    ['{ $ref: "#/paths/~1a/post/requestBody/content/application~1json" }', 'refers to itself'],
  ])('must lead to one: %s', async (media, words) => {
    expect((await listLines(toDocument(media), FILES, VERSION)).join('\n')).toContain(words);
  });
});

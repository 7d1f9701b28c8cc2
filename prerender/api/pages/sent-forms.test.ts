import { expect, it } from 'vitest';
import type { Example, MediaType, OperationPage } from '../../../src/model/api/operation';
import { toApi } from '../load-api';
import { parseSpec } from '../load-spec';

async function listTexts(content: string): Promise<readonly string[]> {
  const { body } = await toPage(`requestBody: { content: ${content} }, responses: {}`);
  return toTexts(body?.content);
}

function toTexts(content: readonly MediaType[] = []): readonly string[] {
  return content.flatMap(({ examples }) => examples.map(toText));
}

async function toPage(operation: string, version = '3.1.0'): Promise<OperationPage> {
  const source = `openapi: ${version}
info: { title: A, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths: { /a: { post: { operationId: sendA, ${operation} } } }
`;
  const loaded = await parseSpec('specs/a.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const highlight = (text: string, language: string) => ({ language, lines: [[text]] });
  const api = toApi(loaded.spec, { source, path: '/docs/api/a', highlight });
  return api.getOperation('send-a');
}

function toText({ code }: Example): string {
  return code.lines.map((line) => line.join('')).join('\n');
}

it('an example of a form is shown as its fields, one on each line', async () => {
  const schema =
    '{ properties: { email: { type: string }, tags: { type: array, items: { type: string } }, amount: { type: number, example: 1.10 } }, required: [email, tags, amount] }';
  const content = `{ application/x-www-form-urlencoded: { schema: ${schema}, examples: { own: { value: { email: "a&b=c\\nd", tags: [x, y] } } } } }`;
  expect(await listTexts(content)).toEqual(['email=a&b=c%0Ad\ntags=x\ntags=y']);
  const generated = `{ application/x-www-form-urlencoded: { schema: ${schema} } }`;
  expect(await listTexts(generated)).toEqual([
    'email=aiko.tanaka@example.com\ntags=important\namount=1.10',
  ]);
});

it('an example of a multipart body is shown as its parts', async () => {
  const content = `{ multipart/form-data: { schema: { properties: {
    'the "title"': { type: string },
    about: { type: object, properties: { country: { type: string } } },
    photo: { type: string, format: binary } }, required: ['the "title"', about, photo] }, encoding: { photo: { contentType: image/png } } } }`;
  expect(await listTexts(content)).toEqual([
    `--boundary
Content-Disposition: form-data; name="the %22title%22"

Last-mile delivery
--boundary
Content-Disposition: form-data; name="about"
Content-Type: application/json

{"country":"JP"}
--boundary
Content-Disposition: form-data; name="photo"; filename="photo.bin"
Content-Type: image/png

(the bytes of photo.bin)
--boundary--`,
  ]);
});

it('other bodies stay as they are', async () => {
  const schema = '{ properties: { country: { type: string } } }';
  expect(await listTexts(`{ application/json: { schema: ${schema} } }`)).toEqual([
    '{\n  "country": "JP"\n}',
  ]);
});

const photo = `{ multipart/form-data: {
  schema: { properties: { id: { type: string, readOnly: true, example: a7 }, photo: { type: string, format: binary } } },
  encoding: { photo: { contentType: image/png, headers: { X-Size: { schema: { type: integer }, example: 5 } } } } } }`;

it('a part is shown with its own headers', async () => {
  expect(await listTexts(photo)).toEqual([
    `--sample-boundary
Content-Disposition: form-data; name="photo"; filename="photo.bin"
Content-Type: image/png
X-Size: 5

(the bytes of photo.bin)
--sample-boundary--`,
  ]);
});

it('what comes back, and what a callback sends, are shown as their parts, too', async () => {
  const page = await toPage(`
    responses: { '200': { description: Done, content: ${photo} } },
    callbacks: { done: { '{$request.body#/url}': { post: {
      requestBody: { content: ${photo} }, responses: { '201': { description: Kept, content: ${photo} } } } } } }`);
  const [response] = page.responses;
  const [callback] = page.callbacks;
  expect(toTexts(response?.content)).toEqual([
    expect.stringMatching(/^--sample-boundary\n.*name="id"/),
  ]);
  expect(toTexts(callback?.body?.content)).toEqual(toTexts(response?.content));
  // What the reader sends has nothing that only the API writes.
  expect(toTexts(callback?.responses[0]?.content)).toEqual([
    expect.not.stringContaining('name="id"'),
  ]);
});

it('parts without names are shown in their order, a list in one of them', async () => {
  const page = await toPage(
    `requestBody: { content: { multipart/mixed: {
      schema: { type: array, prefixItems: [{ type: object }, { type: array, items: { type: integer } }] },
      prefixEncoding: [{ contentType: application/vnd.a+json }],
      example: [{ a: 1 }, [1, 2]] } } }, responses: {}`,
    '3.2.0',
  );
  expect(toTexts(page.body?.content)).toEqual([
    `--sample-boundary
Content-Type: application/vnd.a+json

{"a":1}
--sample-boundary
Content-Type: application/json

[1,2]
--sample-boundary--`,
  ]);
});

it('a multipart text is shown as its author wrote it', async () => {
  const text = '--x\\nContent-Type: text/plain\\n\\nhello\\n--x--';
  expect(await listTexts(`{ multipart/mixed: { example: "${text}" } }`)).toEqual([
    '--x\nContent-Type: text/plain\n\nhello\n--x--',
  ]);
});

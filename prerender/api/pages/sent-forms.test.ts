import { expect, it } from 'vitest';
import type { Example } from '../../../src/model/api/operation';
import { toApi } from '../load-api';
import { parseSpec } from '../load-spec';

async function listTexts(content: string): Promise<readonly string[]> {
  const source = `openapi: 3.1.0
info: { title: A, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths: { /a: { post: { operationId: sendA, responses: {}, requestBody: { content: ${content} } } } }
`;
  const loaded = await parseSpec('specs/a.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const highlight = (text: string, language: string) => ({ language, lines: [[text]] });
  const api = toApi(loaded.spec, { source, path: '/docs/api/a', highlight });
  return (api.getOperation('send-a').body?.content ?? []).flatMap(({ examples }) =>
    examples.map(toText),
  );
}

function toText({ code }: Example): string {
  return code.lines.map((line) => line.join('')).join('\n');
}

it('an example of a form is shown as its fields, one on each line', async () => {
  const schema =
    '{ properties: { email: { type: string }, tags: { type: array, items: { type: string } }, amount: { type: number, example: 1.10 } } }';
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
    photo: { type: string, format: binary } } }, encoding: { photo: { contentType: image/png } } } }`;
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

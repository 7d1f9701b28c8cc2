import { describe, expect, it } from 'vitest';
import { readWholeApi } from './fixtures/read-whole-api';

const names = [
  'a b',
  'key[x]',
  'a&b',
  'clé',
  '😀',
  '',
  'a"b',
  "a'b",
  '<script>',
  'a\nb',
  'a\u2028b',
  'a=b;c',
];

const places = ['header', 'query', 'cookie', 'path'] as const;

function toText(name: string, place: (typeof places)[number], operation: object): string {
  const path = place === 'path' ? `/odd/{${name}}` : '/odd';
  const responses = { 200: { description: 'OK' } };
  const key = { type: 'apiKey', name, in: place === 'path' ? 'header' : place };
  return JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'Odd', version: '1' },
    paths: { [path]: { post: { operationId: 'postOdd', responses, ...operation } } },
    components: { securitySchemes: { key } },
  });
}

const json = { 'application/json': { example: { a: 1, b: [1, 2] } } };

describe('the pages of an operation', () => {
  it.each(names)('are made whatever is named %j, and wherever', async (name) => {
    for (const place of places) {
      const shared = { name, in: place, required: true };
      const operations: readonly object[] = [
        { parameters: [{ ...shared, content: json }] },
        { parameters: [{ ...shared, example: 'a\nb\n', schema: { type: 'string' } }] },
        {
          parameters: [
            { ...shared, style: 'cookie', example: 'a b;c', schema: { type: 'string' } },
          ],
        },
        { security: [{ key: [] }] },
        {
          requestBody: {
            content: {
              'multipart/form-data': { schema: { properties: { [name]: { type: 'string' } } } },
              'application/x-www-form-urlencoded': { example: { [name]: 1 } },
            },
          },
        },
      ];
      for (const operation of operations)
        await expect(
          readWholeApi('specs/odd.json', toText(name, place, operation)),
        ).resolves.toBeDefined();
    }
  });

  it('send a header on one line, and say which one HTTP does not allow', async () => {
    const schema = { type: 'string' };
    const parameters = [
      { name: 'X-Filter', in: 'header', required: true, content: json },
      { name: 'X-Note', in: 'header', required: true, example: 'a note\n', schema },
      { name: 'a b', in: 'header', required: true, schema },
    ];
    const api = await readWholeApi('specs/odd.json', toText('k', 'header', { parameters }));
    if (api.kind === 'invalid') throw new Error(JSON.stringify(api.problems));
    expect(api.warnings.map(({ message }) => message)).toEqual([
      '"a b" is not a valid name of a header: samples leave it out.',
    ]);
    const pages = api.pages.join('');
    expect(pages).toMatch(/X-Note: a note'/);
    expect(pages).not.toContain("'a b:");
  });
});

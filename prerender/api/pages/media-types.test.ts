import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/model/text/code';
import type { MediaTypeObject } from '../document/document';
import { createConversion } from '../fixtures/create-conversion';
import { toMediaTypes } from './media-types';

function convert(
  content: Readonly<Record<string, MediaTypeObject>>,
  direction: 'request' | 'response' = 'response',
) {
  const conversion = createConversion({
    components: { examples: { Big: { summary: 'Big one', value: 2 } } },
    paths: {
      '/': { get: { operationId: 'op', responses: { 200: { description: '', content } } } },
    },
  } as object);
  return toMediaTypes(conversion, content, { anchor: 'response-200', direction });
}

/** Label, language and code of the first media type's examples. */
function toExamples(object: MediaTypeObject, mediaType = 'application/json') {
  return convert({ [mediaType]: object })[0]?.examples.map(({ label, code }) => [
    label,
    code.language,
    toText(code),
  ]);
}

describe('the examples of a media type', () => {
  it('come from the serialized value or the data value of OpenAPI 3.2', () => {
    const lines = '{"title":"A"}\n{"title":"B"}\n';
    expect(
      toExamples({ examples: { two: { serializedValue: lines } } }, 'application/jsonl'),
    ).toEqual([['two', 'json', lines.trimEnd()]]);
    expect(toExamples({ examples: { one: { serializedValue: '{"a":1}' } } })).toEqual([
      ['one', 'json', '{"a":1}'],
    ]);
    expect(toExamples({ examples: { one: { dataValue: { a: 1 } } } })).toEqual([
      ['one', 'json', '{\n  "a": 1\n}'],
    ]);
  });

  it("are the author's named ones, with their summaries", () => {
    expect(
      toExamples({
        example: 0,
        examples: {
          one: { summary: 'The first', value: 1 },
          big: { $ref: '#/components/examples/Big' },
          plain: { value: 3 },
        },
      }),
    ).toEqual([
      ['The first', 'json', '1'],
      ['Big one', 'json', '2'],
      ['plain', 'json', '3'],
    ]);
  });

  it("are the author's single one, not a generated one", () => {
    expect(toExamples({ example: { a: 1 }, schema: { type: 'string' } })).toEqual([
      ['example', 'json', '{\n  "a": 1\n}'],
    ]);
  });

  it('are generated from the schema if the author gives none', () => {
    expect(
      toExamples({ schema: { type: 'object', properties: { a: { type: 'integer' } } } }),
    ).toEqual([['generated', 'json', '{\n  "a": 0\n}']]);
  });

  it('contain only what is valid in their direction', () => {
    const schema = {
      properties: {
        id: { type: 'string', readOnly: true },
        pin: { type: 'string', writeOnly: true },
      },
    };
    const [request] = convert({ 'application/json': { schema } }, 'request')[0]?.examples ?? [];
    const [response] = convert({ 'application/json': { schema } })[0]?.examples ?? [];
    expect(request && toText(request.code)).toBe('{\n  "pin": "string"\n}');
    expect(response && toText(response.code)).toBe('{\n  "id": "a1b2c3d4"\n}');
  });

  it.each([
    ['application/json', 'json'],
    ['application/problem+json', 'json'],
    ['text/plain', 'text'],
  ])('of %s are highlighted as %s', (mediaType, language) => {
    expect(toExamples({ example: 'Hi' }, mediaType)).toEqual([
      ['example', language, language === 'json' ? '"Hi"' : 'Hi'],
    ]);
  });

  it('do not exist for a file or without a schema', () => {
    expect(toExamples({ schema: { type: 'string', format: 'binary' } }, 'image/png')).toEqual([]);
    expect(toExamples({})).toEqual([]);
  });

  it.each([false, 0, '', null])('may be %j', (example) => {
    expect(toExamples({ example })).toEqual([['example', 'json', JSON.stringify(example)]]);
  });

  it('have the address of a value that is elsewhere, after a generated one', () => {
    const examples = { far: { summary: 'Far', externalValue: 'https://example.com/a.json' } };
    const [media] = convert({ 'application/json': { schema: { const: 1 }, examples } });
    expect(media?.examples).toMatchObject([
      { name: 'generated', generated: true },
      { name: 'far', label: 'Far', address: 'https://example.com/a.json', code: { lines: [] } },
    ]);
  });
});

describe('several media types', () => {
  it('have their own schemas and anchors', () => {
    const types = convert({
      'application/json': { schema: { type: 'object' } },
      'text/csv': { schema: { type: 'string' } },
      'application/octet-stream': {},
    });
    const place = 'op.responses/200/content/';
    expect(types.map(({ anchor, schema }) => [anchor, schema])).toEqual([
      ['response-200', `${place}application%2Fjson/schema`],
      ['response-200(text/csv)', `${place}text%2Fcsv/schema`],
      ['response-200(application/octet-stream)', undefined],
    ]);
  });
});

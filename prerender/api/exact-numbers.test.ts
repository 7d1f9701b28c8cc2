import { describe, expect, it } from 'vitest';
import { toHttpRequest } from '../../src/model/request/filled-template';
import { toStartValues } from '../../src/model/request/start-values';
import { findValidationError } from '../../src/model/schema/validity';
import { parseJsonText } from '../../src/model/json-text';
import { createConversion } from './fixtures/create-conversion';
import { readWholeApi } from './fixtures/read-whole-api';
import { toApi } from './load-api';
import { parseSpec } from './load-spec';
import { matchesPattern } from '../../src/model/schema/pattern';

/** Numbers that a JavaScript number would change, each at one place of a document. */
const source = `openapi: 3.0.3
info: { title: Numbers, version: 1.0 }
servers:
  - url: https://api.example.com/{version}
    variables: { version: { default: 2.10, enum: [2.10, 1.0] } }
paths:
  /a:
    post:
      operationId: sendA
      parameters:
        - { name: limit, in: query, required: true, example: 9223372036854775801, schema: { type: integer } }
        - { name: rate, in: header, required: true, schema: { type: number, default: 1.20 } }
        - { name: X-Many, in: header, examples: { a: { value: 1e401 } }, schema: {} }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/A' }
            example: { id: 9223372036854775802, price: 19.90, tiny: -0, list: [1E5, 1e402] }
      responses:
        200:
          description: OK
          headers: { X-Left: { example: 9007199254740993, schema: { type: integer } } }
          content:
            application/json: { schema: { $ref: '#/components/schemas/A' } }
          links:
            next: { operationId: sendA, parameters: { query.limit: 9223372036854775803 } }
components:
  schemas:
    A:
      type: object
      required: [id]
      properties:
        id: { type: integer, format: int64, example: 9223372036854775804 }
        price: { type: number, enum: [1.30, 19.90], default: 1.30 }
        size: { type: integer, minimum: 9007199254740995, maximum: 9223372036854775807 }
        step: { type: number, multipleOf: 0.10, minimum: 0.50 }
        tiny: {}
        list: {}
`;

async function loadNumbers() {
  const loaded = await parseSpec('specs/numbers.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.spec;
}

const highlight = (text: string, language: string) => ({
  language,
  lines: text.split('\n').map((line) => [line]),
});

describe('numbers are what was written', () => {
  it.each([
    '9223372036854775801',
    '1.20',
    '1e401',
    '9223372036854775802',
    '19.90',
    '-0',
    '1E5',
    '1e402',
    '9007199254740993',
    '9223372036854775803',
    '9223372036854775804',
    '1.30',
    '9007199254740995',
    '9223372036854775807',
    '0.10',
    '0.50',
    '2.10',
  ])('%s is in the data of a page, and in both downloads', { tags: ['F84'] }, async (digits) => {
    const whole = await readWholeApi('specs/numbers.yaml', source);
    if (whole.kind === 'invalid') throw new Error(JSON.stringify(whole.problems));
    const held = new RegExp(`(?<![\\d.])${digits.replaceAll('.', String.raw`\.`)}(?![\\d.e])`, 'i');
    expect(whole.pages.slice(0, -1).join('\n')).toMatch(held);
    // Of several files, both downloads are written anew.
    const spec = { ...(await loadNumbers()), files: ['a.yaml', 'b.yaml'] };
    const api = toApi(spec, { source, path: '/docs/api/numbers', highlight });
    for (const [, text] of api.getDownloads().slice(0, 2)) expect(text).toMatch(held);
    expect(whole.warnings).toEqual([]);
  });

  it('are sent by the samples of all languages', async () => {
    const api = toApi(await loadNumbers(), { source, path: '/docs/api/numbers', highlight });
    const { samples } = api.getOperation('send-a') as {
      samples: readonly { samples: readonly { code: { lines: readonly unknown[] } }[] }[];
    };
    const codes = samples.flatMap((group) => group.samples).map(({ code }) => JSON.stringify(code));
    expect(codes.length).toBeGreaterThanOrEqual(10);
    for (const code of codes) {
      for (const digits of ['9223372036854775801', '9223372036854775802', '19.90', '1e402', '2.10'])
        expect(code).toContain(digits);
    }
  });

  it('start the form, and reach its request', async () => {
    const api = toApi(await loadNumbers(), { source, path: '/docs/api/numbers', highlight });
    const template = api.findTemplate('send-a');
    if (template === undefined) throw new Error('There is no form.');
    const request = toHttpRequest(template, toStartValues(template), new Map());
    expect(request.url).toBe('https://api.example.com/2.10/a?limit=9223372036854775801');
    expect(request.headers).toContainEqual(['rate', '1.20']);
    expect(JSON.stringify(request.body)).toMatch(/9223372036854775802.*19\.90.*-0.*1E5.*1e402/);
  });
});

describe('a limit beyond 2^53', () => {
  const { graph } = createConversion({}, [
    { id: 'most', schema: { type: 'integer', format: 'int64' } },
    { id: 'step', schema: { type: 'number', multipleOf: 0.1 } },
  ]);
  const find = (schema: string, digits: string) =>
    findValidationError(
      { graph: graph.nodes, matches: matchesPattern },
      schema,
      parseJsonText(digits),
    );

  it('holds for each of its digits', () => {
    expect(find('most', '9223372036854775807')).toBeUndefined();
    expect(find('most', '9223372036854775808')).toMatchObject({
      reason: { kind: 'integers', max: '9223372036854775807' },
    });
    expect(find('most', '1.0')).toBeUndefined();
    expect(find('step', '0.3')).toBeUndefined();
    expect(find('step', '0.35')).toBeDefined();
  });

  it('is no false warning: 19.99 is a multiple of 0.01', async () => {
    const listed = async (example: string) => {
      const text = source.replace('multipleOf: 0.10,', `multipleOf: 0.01, example: ${example},`);
      const whole = await readWholeApi('specs/numbers.yaml', text);
      return whole.kind === 'valid' ? whole.warnings.map(({ message }) => message) : whole.problems;
    };
    expect(await listed('19.99')).toEqual([]);
    expect(await listed('19.995')).toEqual([
      'The example does not match its schema: it is not a multiple of 0.01.',
    ]);
  });

  it('is what an author is warned of', async () => {
    const text = source.replace(
      'maximum: 9223372036854775807 }',
      'maximum: 9223372036854775807, example: 9223372036854775808 }',
    );
    const whole = await readWholeApi('specs/numbers.yaml', text);
    expect(whole).toMatchObject({
      warnings: [
        {
          message: 'The example does not match its schema: it is greater than 9223372036854775807.',
        },
      ],
    });
  });

  it('is named by its place in a response, too, which has what requests leave out', async () => {
    const text = source
      .replace('tiny: {}', 'tiny: { readOnly: true }')
      .replace('tiny: -0, ', '')
      .replace(
        "json: { schema: { $ref: '#/components/schemas/A' } }",
        "json: { schema: { $ref: '#/components/schemas/A' }, example: { id: 1, tiny: 1, size: 9223372036854775808 } }",
      );
    expect(await readWholeApi('specs/numbers.yaml', text)).toMatchObject({
      warnings: [
        {
          message:
            'The example does not match its schema: "size" is greater than 9223372036854775807.',
        },
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { listLines, parseValid } from '../fixtures/several-files';

describe('an example', () => {
  it('may be a file', async () => {
    const { document } = await parseValid(
      `components:
  examples:
    a: { value: { $ref: examples/a.json } }
    b: { $ref: examples/b.yaml }
    c: { value: { $ref: examples/c.xml } }
    d: { value: [{ $ref: examples/a.json }] }
`,
      {
        'examples/a.json': '{ "name": "Rex" }',
        'examples/b.yaml': 'value: { $ref: a.json }',
        'examples/c.xml': '<name>Rex</name>\n',
      },
    );
    expect(document).toMatchObject({
      components: {
        examples: {
          a: { value: { name: 'Rex' } },
          b: { value: { name: 'Rex' } },
          c: { value: '<name>Rex</name>\n' },
          d: { value: [{ name: 'Rex' }] },
        },
      },
    });
  });

  it('may have a key "$ref" that is no reference', async () => {
    const values = [
      '{ $ref: "#/components/schemas/Pet" }',
      '{ $ref: https://example.com/a.json }',
      '{ $ref: a.json, name: Rex }',
      '{ $ref: ../../../a.json }',
      '{ $ref: Pet }',
    ];
    const body = `components:\n  examples:\n    a: { value: [${values.join(', ')}] }\n`;
    const { document, warnings } = await parseValid(body, { 'a.json': '{}' });
    expect(warnings).toEqual([]);
    expect(JSON.stringify(document).match(/\$ref/g)).toHaveLength(values.length);
  });

  it('may have its value in a file, and on another site', async () => {
    const { document } = await parseValid(
      `components:
  examples:
    a: { externalValue: examples/a.json }
    b: { externalValue: ./examples/b.txt }
    c: { externalValue: https://example.com/c.json }
    d: { externalValue: examples/d.png }
`,
      { 'examples/a.json': '{ "$ref": "#/no/reference", "name": "Rex" }', 'examples/b.txt': 'Rex' },
    );
    expect(document).toMatchObject({
      components: {
        examples: {
          a: { value: { $ref: '#/no/reference', name: 'Rex' } },
          b: { value: 'Rex' },
          c: { externalValue: 'https://example.com/c.json' },
          d: { externalValue: 'examples/d.png' },
        },
      },
    });
    expect(JSON.stringify(document.components)).not.toContain('"examples/a.json"');
    const body = 'components:\n  examples:\n    a: { externalValue: b.json }\n';
    expect(await listLines(body, {})).toEqual([
      expect.stringMatching(
        /^warning \S+:5:25 "externalValue: b.json" names the file \S+b.json, which does not exist/,
      ),
    ]);
  });

  it('is a warning if its file is missing', async () => {
    const body = 'components:\n  examples:\n    a: { value: { $ref: a.json } }\n';
    expect(await listLines(body, {})).toEqual([
      expect.stringMatching(/^warning specs\/petstore\/openapi.yaml:5:25 .* does not exist/),
    ]);
  });
});

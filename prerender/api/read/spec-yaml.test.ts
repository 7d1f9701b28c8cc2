import { expect, it } from 'vitest';
import { toJsonText } from '../../../src/model/json-text';
import { findAt } from '../document/pointer';
import { readPart } from './spec-part';
import { readYamlFields } from './yaml-fields';

function toText(file: string, text: string): string {
  const read = readPart(file, text);
  return read.kind === 'read' ? toJsonText(read.part.document) : 'unreadable';
}

it.each([
  '9223372036854775807',
  '9007199254740993',
  '12345678901234567890.123',
  '1.10',
  '1e400',
  '-0',
  '-0.0',
  '1E5',
  '1e-7',
])('%s is the same number in YAML, JSON and the page', (digits) => {
  expect(toText('a.yaml', `a: ${digits}`)).toBe(`{"a":${digits}}`);
  expect(toText('a.json', `{"a": ${digits}}`)).toBe(`{"a":${digits}}`);
});

it.each([
  ['0x1F', '31'],
  ['0o17', '15'],
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
  ['007', '7'],
  ['+1.50', '1.5'],
  ['.5', '0.5'],
  ['5.', '5'],
])('%s of YAML is %s in JSON', (source, digits) => {
  expect(toText('a.yaml', `a: ${source}`)).toBe(`{"a":${digits}}`);
});

it.each(['.inf', '-.inf', '.nan', '1_000', '2024-07-29', 'yes', 'no', 'on', 'off', '1.0.0'])(
  '%s is no number of JSON, and stays a text',
  (source) => {
    expect(toText('a.yaml', `a: ${source}`)).toBe(`{"a":"${source}"}`);
  },
);

it('a file that says that it is YAML 1.1 is read as that', () => {
  const text = '%YAML 1.1\n---\na: 1_000\nb: yes\nc: 2024-07-29\nd: 0o17\n';
  expect(toText('a.yaml', text)).toBe('{"a":1000,"b":true,"c":"2024-07-29","d":"0o17"}');
});

it.each(['200', '1.10', '0x10', '007', 'true', 'null', '1e3'])(
  'a key is what is written: %s',
  (key) => {
    const read = readPart('a.yaml', `a:\n  b: 1\n  ${key}: x\n`);
    if (read.kind === 'unreadable') throw new Error('The file cannot be read.');
    expect(read.part.document).toEqual({ a: { b: 1, [key]: 'x' } });
    expect(read.part.locate(['a', key])).toMatchObject({ line: 3 });
  },
);

it.each([
  ['openapi: 3.0.3', 'nullable: true', ['$ref', 'description', 'x-a']],
  ['swagger: "2.0"', 'x-nullable: true', ['$ref', 'description', 'x-a']],
  ['openapi: 3.1.0', 'maxLength: 5', ['$ref', 'description', 'x-a', 'maxLength']],
])('only what has an effect beside a reference is read in %s', (version, more, kept) => {
  const schema = `{ $ref: '#/x-b', description: A, x-a: 1, ${more} }`;
  const schemas = `definitions: { A: ${schema} }\ncomponents: { schemas: { A: ${schema} } }`;
  const read = readPart('a.yaml', `${version}\nx-b: {}\n${schemas}\n`);
  if (read.kind === 'unreadable') throw new Error('The file cannot be read.');
  const { document } = read.part;
  readYamlFields(document);
  const place = version.startsWith('swagger') ? ['definitions'] : ['components', 'schemas'];
  expect(Object.keys(findAt(document, [...place, 'A']) as object)).toEqual(kept);
});

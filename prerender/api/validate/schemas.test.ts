import { expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { checkClosedParts, checkValueTypes } from './schemas';

function check(schema: object): readonly string[] {
  const document = toDocument({ components: { schemas: { A: schema } } } as object);
  return checkValueTypes(document).map(({ message }) => message);
}

it.each([
  [{ type: 'integer', enum: [1, 'x'] }, 'enum › 1" is "x", which "type: integer" excludes'],
  [{ type: 'integer', enum: [1.5] }, 'enum › 0" is 1.5, which "type: integer" excludes'],
  [{ type: 'boolean', const: 'maybe' }, 'const" is "maybe", which "type: boolean" excludes'],
  [
    { type: ['array', 'string'], const: {} },
    'const" is an object, which "type: array, string" excludes',
  ],
])('a value that its own type excludes is said: %o', (schema, text) => {
  expect(check(schema)).toEqual([`"components › schemas › A › ${text}: shown as it is written.`]);
});

it.each([
  { type: 'string', enum: ['a', null] },
  { type: 'number', enum: [1, 2.5] },
  { type: ['integer', 'string'], enum: [1, 'x'] },
  { type: 'object', const: {} },
  { enum: ['a', 1, true] },
])('a value that may be right is not: %o', (schema) => expect(check(schema)).toEqual([]));

it('parts that exclude the properties of each other are said, with the keyword that does', () => {
  const listMessages = (...allOf: readonly object[]) => {
    const components = { schemas: { A: { allOf } } };
    return checkClosedParts(toDocument({ components } as object)).map(({ message }) => message);
  };
  const other = { properties: { b: {} } };
  const toOwn = (keyword: string) => ({ properties: { a: {} }, [keyword]: false });
  for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
    const [message = '', ...more] = listMessages(toOwn(keyword), other);
    expect(message).toContain(`A part with "${keyword}: false" excludes "b" of another part.`);
    expect(more).toEqual([]);
    expect(listMessages({ ...toOwn(keyword), patternProperties: { b: {} } }, other)).toEqual([]);
  }
  expect(listMessages({ ...toOwn('unevaluatedProperties'), allOf: [other] }, other)).toEqual([]);
});

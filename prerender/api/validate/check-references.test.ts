import { describe, expect, it } from 'vitest';
import { checkReferences } from './check-references';

const FILE = 'specs/a.yaml';

/** The places that are complained of, as pointers. */
function listPlaces(document: unknown): readonly string[] {
  const places: string[] = [];
  checkReferences(document, (keys) => {
    places.push(keys.join('/'));
    return { file: FILE, line: 1, column: 1 };
  });
  return places;
}

describe('checkReferences', () => {
  it('accepts a reference to anything in the document', () => {
    const components = { schemas: { A: { type: 'string' }, 'a/b': {}, 'é f': {} } };
    const refs = [
      '#/components/schemas/A',
      '#/components/schemas/a~1b',
      '#/components/schemas/%C3%A9%20f',
    ];
    expect(listPlaces({ components, refs: refs.map(($ref) => ({ $ref })) })).toEqual([]);
  });

  it('complains where the reference stands, in the order of the document', () => {
    const document = {
      paths: { '/a': { get: { responses: { 200: { $ref: '#/x' } } } } },
      components: { schemas: { A: { properties: { b: { $ref: '#/y' } } } } },
    };
    expect(listPlaces(document)).toEqual([
      'paths//a/get/responses/200/$ref',
      'components/schemas/A/properties/b/$ref',
    ]);
  });

  it('gives advice when no name is near', () => {
    const [problem] = checkReferences({ $ref: '#/components/schemas/Nowhere' }, () => ({
      file: FILE,
      line: 1,
      column: 1,
    }));
    expect(problem?.hint).toBe('Add what it names, or correct the reference.');
  });

  it('does not take an inherited name for a value', () => {
    expect(listPlaces({ a: { $ref: '#/toString' }, b: { $ref: '#/__proto__' } })).toEqual([
      'a/$ref',
      'b/$ref',
    ]);
  });

  it.each([
    ['an example', { example: { $ref: '#/x' } }],
    ['a default', { schema: { default: { $ref: '#/x' } } }],
    ['values of an enum', { schema: { enum: [{ $ref: '#/x' }] } }],
    ['a constant', { schema: { const: { $ref: '#/x' } } }],
    ['a named example', { examples: { one: { value: { $ref: '#/x' } } } }],
    ['a list of examples', { schema: { examples: [{ $ref: '#/x' }] } }],
  ])('does not read %s as OpenAPI', (_, document) => {
    expect(listPlaces(document)).toEqual([]);
  });

  it.each([
    ['a property', { properties: { example: { $ref: '#/x' }, default: { $ref: '#/x' } } }],
    ['the response to everything else', { responses: { default: { $ref: '#/x' } } }],
    ['a component', { components: { schemas: { example: { $ref: '#/x' } } } }],
    ['a named example of that name', { examples: { default: { $ref: '#/x' } } }],
  ])('reads %s, whatever its name is', (_, document) => {
    expect(listPlaces(document).length).toBeGreaterThan(0);
  });

  it('is not overwhelmed by a document that is nested very deep', () => {
    let document: unknown = { $ref: '#/x' };
    for (let depth = 0; depth < 5000; depth++) document = { items: document };
    expect(listPlaces(document)).toHaveLength(1);
  });
});

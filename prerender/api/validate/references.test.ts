import { describe, expect, it } from 'vitest';
import { checkReferences } from './references';

/** The reported locations, as pointers. */
function listPlaces(document: unknown): readonly string[] {
  return checkReferences(document).map(({ keys }) => keys.join('/'));
}

function toDocument(schema: object): object {
  return { components: { schemas: { A: schema } } };
}

describe('checkReferences', () => {
  it('accepts a reference to anything in the document', () => {
    const components = { schemas: { A: { type: 'string' }, 'a/b': {}, 'é f': {} } };
    const refs = [
      '#/components/schemas/A',
      '#/components/schemas/a~1b',
      '#/components/schemas/%C3%A9%20f',
    ];
    const parameters = refs.map(($ref) => ({ schema: { $ref } }));
    expect(listPlaces({ components, paths: { '/a': { parameters } } })).toEqual([]);
  });

  it('reports the location of each reference, in document order', () => {
    const document = {
      paths: { '/a': { get: { responses: { 200: { $ref: '#/x' } } } } },
      components: { schemas: { A: { properties: { b: { $ref: '#/y' } } } } },
    };
    expect(listPlaces(document)).toEqual([
      'paths//a/get/responses/200/$ref',
      'components/schemas/A/properties/b/$ref',
    ]);
  });

  it('gives a general hint if no name is similar', () => {
    const document = toDocument({ $ref: '#/components/schemas/Nowhere' });
    const [mistake] = checkReferences(document);
    expect(mistake?.hint).toBe('Add its target, or correct the reference.');
  });

  it('does not resolve a reference to an inherited property', () => {
    const properties = { a: { $ref: '#/toString' }, b: { $ref: '#/__proto__' } };
    expect(listPlaces(toDocument({ properties }))).toHaveLength(2);
  });

  it.each([
    ['an example', toDocument({ example: { $ref: '#/x' } })],
    ['a default', toDocument({ default: { $ref: '#/x' } })],
    ['values of an enum', toDocument({ enum: [{ $ref: '#/x' }] })],
    ['a constant', toDocument({ const: { $ref: '#/x' } })],
    ['a named example', { components: { examples: { one: { value: { $ref: '#/x' } } } } }],
    ['a list of examples', toDocument({ examples: [{ $ref: '#/x' }] })],
    ['an extension that nothing refers to', { 'x-shared': { A: { $ref: '#/x' } } }],
  ])('does not read %s as OpenAPI', (_, document) => {
    expect(listPlaces(document)).toEqual([]);
  });

  it.each([
    ['a property', toDocument({ properties: { example: { $ref: '#/x' } } })],
    ['a response', { paths: { '/a': { get: { responses: { default: { $ref: '#/x' } } } } } }],
    ['a component', { components: { schemas: { example: { $ref: '#/x' } } } }],
    ['a named example', { components: { examples: { default: { $ref: '#/x' } } } }],
    [
      'what a reference names in an extension',
      { ...toDocument({ $ref: '#/x-shared/A' }), 'x-shared': { A: { $ref: '#/x' } } },
    ],
  ])('reads %s, whatever its name', (_, document) => {
    expect(listPlaces(document).length).toBeGreaterThan(0);
  });

  it('handles a document as deep as a file may be', () => {
    let schema: object = { $ref: '#/x' };
    for (let depth = 0; depth < 200; depth++) schema = { items: schema };
    expect(listPlaces(toDocument(schema))).toHaveLength(1);
  });
});

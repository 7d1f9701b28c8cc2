import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, ParameterObject, Referable } from './document';
import { resolve } from './resolve';

const document = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  components: {
    parameters: {
      Page: { name: 'page', in: 'query' },
      Alias: { $ref: '#/components/parameters/Page' },
      Left: { $ref: '#/components/parameters/Right' },
      Right: { $ref: '#/components/parameters/Left' },
    },
  },
} as OpenApiDocument;

const toReference = (name: string): Referable<ParameterObject> => ({
  $ref: `#/components/parameters/${name}`,
});

describe('resolve', () => {
  it('returns an object that is not a reference', () => {
    const parameter: ParameterObject = { name: 'a', in: 'query' };
    expect(resolve(document, parameter)).toBe(parameter);
  });

  it.each(['Page', 'Alias'])('follows the reference to %s to its end', (name) => {
    expect(resolve(document, toReference(name))).toEqual({ name: 'page', in: 'query' });
  });

  it('lets a summary and a description beside a reference override those of the object', () => {
    const reference = { ...toReference('Alias'), description: 'Of this use.', required: true };
    const found = { name: 'page', in: 'query' };
    expect(resolve(document, reference)).toEqual({ ...found, description: 'Of this use.' });
    expect(resolve({ ...document, openapi: '3.0.3' }, reference)).toEqual(found);
    expect(resolve(document, { ...reference, description: 7 } as never)).toEqual(found);
  });

  it('throws on a circular reference', () => {
    expect(() => resolve(document, toReference('Left'))).toThrow('refers to itself');
  });
});

import { describe, expect, it } from 'vitest';
import { followKeys } from './example-values';

const document = {
  paths: { '/a': { $ref: '#/components/pathItems/a' } },
  components: {
    pathItems: { a: { get: { responses: { 200: { $ref: '#/components/responses/Ok' } } } } },
    responses: { Ok: { $ref: '#/components/responses/Done' }, Done: { description: 'Done' } },
    schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
  },
};

describe('followKeys', () => {
  it('returns the keys of the actual value', () => {
    expect(followKeys(document, ['paths', '/a', 'get', 'responses', '200', 'description'])).toEqual(
      ['components', 'responses', 'Done', 'description'],
    );
  });

  it('returns the keys unchanged without a reference, or when they point to the reference itself', () => {
    expect(followKeys(document, ['paths', '/b', 'get'])).toEqual(['paths', '/b', 'get']);
    expect(followKeys(document, ['paths', '/a', '$ref'])).toEqual(['paths', '/a', '$ref']);
  });

  it('terminates on circular references', () => {
    expect(followKeys(document, ['components', 'schemas', 'A', 'type']).at(-1)).toBe('type');
  });
});

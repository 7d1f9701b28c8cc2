import { describe, expect, it } from 'vitest';
import { followKeys } from './follow-keys';

const document = {
  paths: { '/a': { $ref: '#/components/pathItems/a' } },
  components: {
    pathItems: { a: { get: { responses: { 200: { $ref: '#/components/responses/Ok' } } } } },
    responses: { Ok: { $ref: '#/components/responses/Done' }, Done: { description: 'Done' } },
    schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
  },
};

describe('keys that lead through references', () => {
  it('end where the value stands', () => {
    expect(followKeys(document, ['paths', '/a', 'get', 'responses', '200', 'description'])).toEqual(
      ['components', 'responses', 'Done', 'description'],
    );
  });

  it('stay as they are where there is no reference, or when the reference itself is meant', () => {
    expect(followKeys(document, ['paths', '/b', 'get'])).toEqual(['paths', '/b', 'get']);
    expect(followKeys(document, ['paths', '/a', '$ref'])).toEqual(['paths', '/a', '$ref']);
  });

  it('end somewhere even when references lead in a circle', () => {
    expect(followKeys(document, ['components', 'schemas', 'A', 'type']).at(-1)).toBe('type');
  });
});

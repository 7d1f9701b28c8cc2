import { describe, expect, it } from 'vitest';
import { createNotFound, isNotFound, orNotFound } from './not-found';

describe('a missing page', () => {
  it('is distinguished from a crash', () => {
    expect(isNotFound(createNotFound())).toBe(true);
    expect(isNotFound(new Error('not found'))).toBe(false);
    expect(isNotFound({ status: 500, statusText: '', internal: false, data: null })).toBe(false);
  });

  it('is thrown where a page is expected', () => {
    expect(orNotFound('page')).toBe('page');
    expect(() => orNotFound(undefined)).toThrow(expect.objectContaining({ status: 404 }) as Error);
  });
});

import { describe, expect, it } from 'vitest';
import { findPathError } from './undecodable';

describe('a path that cannot be decoded', () => {
  it('is a URIError that quotes it', { tags: ['S85'] }, () => {
    const error = findPathError({ pathname: '/docs/%E0%A4%A' });
    expect(error).toBeInstanceOf(URIError);
    expect(error?.message).toBe(
      'Pathname "/docs/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.',
    );
  });

  it('is not one with percent signs in their place', () => {
    expect(findPathError({ pathname: '/docs/100%25' })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { listUndecodable } from './undecodable';

describe('an address that cannot be decoded', () => {
  it.each([
    ['Pathname', { pathname: '/docs/%E0%A4%A', hash: '' }, '/docs/%E0%A4%A'],
    ['Hash', { pathname: '/docs/', hash: '#100%' }, '#100%'],
  ])('is a URIError that quotes it: %s', { tags: ['S85'] }, (part, address, quoted) => {
    const [error, ...others] = listUndecodable(address);
    expect(others).toEqual([]);
    expect(error).toBeInstanceOf(URIError);
    expect(error?.message).toBe(
      `${part} "${quoted}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
    );
  });

  it('is not one with percent signs in their place', () => {
    expect(listUndecodable({ pathname: '/docs/100%25', hash: '#caf%C3%A9' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { findBase, resolveAddress, withAddresses } from './addresses';

const base = 'https://e.example/v1/';

describe('an address', () => {
  it.each([
    ['guide', 'https://e.example/v1/guide'],
    ['../guide', 'https://e.example/guide'],
    ['/guide', 'https://e.example/guide'],
    ['//other.example/guide', 'https://other.example/guide'],
    ['#part', 'https://e.example/v1/#part'],
    ['https://other.example', 'https://other.example'],
    ['mailto:a@e.example', 'mailto:a@e.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s is %s', (address, whole) => {
    expect(resolveAddress(address, base)).toBe(whole);
    expect(resolveAddress(address, undefined)).toBe(address);
  });
});

describe('the base of a document', () => {
  it.each<[string, object, string | undefined]>([
    ['its first server', { servers: [{ url: base }, { url: 'https://b.example' }] }, base],
    [
      'its own address',
      { $self: 'https://self.example/a', servers: [{ url: base }] },
      'https://self.example/a',
    ],
    ['not a path', { servers: [{ url: '/v1' }] }, undefined],
    ['not a relative address of its own', { $self: '/a.yaml' }, undefined],
    ['not there without a server', {}, undefined],
  ])('is %s', (_, parts, found) => {
    expect(findBase(toDocument(parts))).toBe(found);
  });
});

describe('a document with relative addresses', () => {
  it('is copied, and stays as it is without a base', () => {
    const parts = { externalDocs: { url: 'guide' } };
    const document = toDocument({ ...parts, servers: [{ url: base }] });
    expect(withAddresses(document).externalDocs?.url).toBe('https://e.example/v1/guide');
    expect(document.externalDocs?.url).toBe('guide');
    const without = toDocument(parts);
    expect(withAddresses(without)).toBe(without);
  });
});

import { describe, expect, it } from 'vitest';
import { findAddressMistake } from './addresses';

describe('the address of a page', () => {
  it.each([
    '/',
    '/a/b/',
    'a b/日本語',
    '/caf%C3%A9',
    '/100%',
    '/v1.2/.well-known',
    '/a..b',
    '/a: b/c',
    '/12:30',
    '/console',
    `/${'a'.repeat(200)}`,
  ])('may be %s', (path) => {
    expect(findAddressMistake(path)).toBeUndefined();
  });

  it.each([
    ['/../evil', 'has "." or ".." as a name'],
    ['/..%2f..%2fevil', 'has "." or ".." as a name'],
    ['/%2e%2e/evil', 'has "." or ".." as a name'],
    ['/..%252f..%252fevil', 'has a dot or a slash that is encoded twice'],
    ['/a/./b', 'has "." or ".." as a name'],
    ['/a\\..\\b', 'has a backslash or a control character'],
    ['/..%5cevil', 'has a backslash or a control character'],
    ['/a%00b', 'has a backslash or a control character'],
    ['/a?b', 'has "?" or "#"'],
    ['/a%23b', 'has "?" or "#"'],
    ['//host/a', 'begins with two slashes'],
    ['https://evil.example/', 'has a scheme, as another site has it'],
    ['/HTTPS:/evil.example/', 'has a scheme, as another site has it'],
    ['/%2fhost', 'begins with two slashes'],
    [`/${'a'.repeat(201)}`, 'has a name of more than 200 bytes'],
    [`/${'ệ'.repeat(70)}`, 'has a name of more than 200 bytes'],
    ['/a./b', 'has a name that ends in a dot or a space'],
    ['/a%20', 'has a name that ends in a dot or a space'],
    ['/CON', 'has a name that Windows reserves'],
    ['/aux.html/b', 'has a name that Windows reserves'],
  ])('cannot be %s', { tags: ['F28', 'F29'] }, (path, fault) => {
    expect(findAddressMistake(path)).toBe(fault);
  });
});

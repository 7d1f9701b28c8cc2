import { toCase } from '../proof-case';
import { attacks, everyAttack, unicode } from './nasty-texts';

const encode = encodeURIComponent;

/** Characters and forms that a path or a query can contain. */
export const addressCases = [
  toCase('a plain GET', 'GET', '/teams'),
  toCase('an address without a path', 'GET', ''),
  toCase('a query', 'GET', '/teams?limit=10&sort=-name'),
  toCase('a query of attacks', 'GET', `/teams?q=${encode(everyAttack)}`),
  toCase('a name of attacks in a query', 'GET', `/teams?${encode(everyAttack)}=1`),
  toCase('Unicode in a query', 'GET', `/teams?q=${encode(unicode)}`),
  toCase('quotes that need no encoding', 'GET', "/teams?q='-(globalThis.canary=1)-'&r=$(id)*!"),
  toCase('a plus, percent signs and delimiters', 'GET', '/teams?q=a+b%20c%2Bd%26e%3Df%23g%25'),
  toCase('repeats, empty values and a bare name', 'GET', '/teams?id=1&id=2&x=&id=3&flag'),
  toCase('a list with an encoded comma', 'GET', '/teams?ids=a%2Cb,c%7Cd'),
  toCase('a deep object', 'GET', '/teams?filter%5Bname%5D=x&filter%5Ba%5D%5Bb%5D=y'),
  toCase('names of the prototype in a query', 'GET', '/teams?constructor=1&__proto__=2&toString=3'),
  toCase('a big number and an empty value', 'GET', '/teams?id=9007199254740993&e=&f=1.0'),
  toCase('a line break and NUL in a query', 'GET', '/teams?q=a%0Ab%0D%0Ac%00d'),
  toCase(
    'each sign that a path may hold',
    'GET',
    "/a%2Fb/%27x%27/%C4%90/%20/a'b(c)*;v=1,2!@:$&+=/~-._",
  ),
  toCase('attacks in a path', 'GET', `/teams/${encode(attacks.shell)}/${encode(attacks.ruby)}`),
  toCase('a long address', 'GET', `/teams?q=${'x'.repeat(4000)}`),
  toCase('a colon and an at sign in a path', 'DELETE', '/teams/a:b@c'),
];

import type { HttpBody } from '../../../src/model/request/http-request';
import { toCase } from '../proof-case';
import { everyAttack } from './nasty-texts';

const json: HttpBody = { kind: 'json', text: '{"a":"é"}' };

/** Methods, headers and credentials. */
export const headerCases = [
  toCase('HEAD', 'HEAD', '/teams'),
  toCase('HEAD with a body', 'HEAD', '/teams', [], json),
  toCase('OPTIONS', 'OPTIONS', '/teams'),
  toCase('TRACE', 'TRACE', '/teams'),
  toCase('a method of WebDAV', 'REPORT', '/teams', [], json),
  toCase('POST without a body', 'POST', '/teams'),
  toCase('PUT without a body', 'PUT', '/teams'),
  toCase('PATCH without a body', 'PATCH', '/teams'),
  toCase('DELETE', 'DELETE', '/teams/1'),
  toCase('a token', 'GET', '/me', [['Authorization', 'Bearer <token>']]),
  toCase('a password', 'GET', '/me', [['Authorization', 'Basic dXNlcjpwYXNz']]),
  toCase('attacks in headers', 'GET', '/me', [
    ['X-Nasty', everyAttack],
    ['x-lower', 'v'],
    ["X'Odd!#$%&*+.^_`|~", '1'],
  ]),
  toCase('attacks in headers beside a body', 'POST', '/me', [['X-Nasty', everyAttack]], json),
  toCase('Unicode in a header', 'GET', '/me', [['X-Name', 'Đặng 東京 é']]),
  toCase('Unicode in a header beside JSON', 'POST', '/me', [['X-Name', 'Đặng é']], json),
  toCase('Unicode in a header beside text', 'POST', '/me', [['X-Name', 'é']], {
    kind: 'text',
    text: 'Đé',
  }),
  toCase('Unicode in a header beside a form', 'POST', '/me', [['X-Name', 'é']], {
    kind: 'form',
    fields: [['a', 'é']],
  }),
  toCase('an empty header', 'GET', '/me', [['X-Empty', '']]),
  toCase('a repeated header', 'GET', '/me', [
    ['X-Tag', 'a'],
    ['X-Other', 'o'],
    ['x-tag', 'b'],
  ]),
  toCase('a header name that ends in a hyphen', 'GET', '/me', [['X-Tail-', 'a']]),
  toCase('a header that looks like a file, and one to be trimmed', 'GET', '/me', [
    ['X-A', '@canary.txt'],
    ['X-B', ' pad '],
  ]),
  toCase('headers that clients have of their own', 'GET', '/me', [
    ['User-Agent', 'mine/1'],
    ['Accept-Encoding', 'identity'],
    ['Accept', 'text/csv'],
  ]),
  toCase('a host', 'GET', '/me', [['Host', 'api.example.com']]),
  toCase('names of the prototype as headers', 'GET', '/me', [
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]),
  toCase('a wrong length', 'POST', '/me', [['Content-Length', '999']], json),
  toCase('a cookie', 'GET', '/me', [['Cookie', 'session=abc123']]),
  toCase(
    'two cookies',
    'POST',
    '/me',
    [
      ['Cookie', 'session=abc'],
      ['Cookie', 'theme=d%20k'],
    ],
    json,
  ),
];

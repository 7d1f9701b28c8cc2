import type { HttpBody, HttpRequest } from '../../../src/model/request/http-request';
import type { ProofCase } from '../proof-case';
import { toCase, withResponse } from '../proof-case';

const json: HttpBody = { kind: 'json', text: '{"a":"é"}' };
const parts: HttpBody = {
  kind: 'multipart',
  parts: [
    { kind: 'field', name: 'note', value: 'b' },
    { kind: 'file', name: 'avatar', path: 'cat.png', contentType: 'image/png' },
  ],
};
const headers = [
  ['X-A', '1'],
  ['Authorization', 'Bearer t'],
] as const;

/** Only the operation knows that the first one is a credential. */
const keys = [
  ['X-Colour', 's3cret'],
  ['X-Key', 'of a sort'],
] as const;

function withCredentials({ name, request }: ProofCase): ProofCase {
  return { name, request: { ...request, credentials: ['x-colour'] } };
}

function withSecrets(
  { name, request }: ProofCase,
  secrets: NonNullable<HttpRequest['secrets']>,
): ProofCase {
  return { name, request: { ...request, secrets } };
}

const statuses = [301, 302, 303, 307, 308];
const methods = [
  ['GET', undefined],
  ['HEAD', undefined],
  ['POST', json],
  ['PUT', json],
  ['PATCH', json],
  ['DELETE', undefined],
] as const;

/** Responses that redirect. */
export const redirectCases = [
  ...methods.flatMap(([method, body]) =>
    statuses.map((status) =>
      toCase(`${status} after ${method}`, method, `/redirect/${status}`, headers, body),
    ),
  ),
  toCase('303 after POST without a body', 'POST', '/redirect/303'),
  ...[302, 307].map((status) =>
    toCase(`${status} after parts`, 'POST', `/redirect/${status}`, [], parts),
  ),
  ...[303, 307].map((status) =>
    toCase(`${status} after a form`, 'POST', `/redirect/${status}`, [], {
      kind: 'form',
      fields: [['a', 'b c']],
    }),
  ),
  toCase('307 after a file', 'POST', '/redirect/307', [['Content-Type', 'image/png']], {
    kind: 'file',
    path: 'cat.png',
  }),
  toCase('307 after text', 'PUT', '/redirect/307', [], { kind: 'text', text: 'Đ' }),
  toCase('307 after DELETE with a body', 'DELETE', '/redirect/307', [], json),
  toCase('303 after DELETE with a body', 'DELETE', '/redirect/303', [], json),
  toCase('302 to another host', 'GET', '/cross/302', [...headers, ['Cookie', 's=1']]),
  toCase('307 to another host', 'POST', '/cross/307', headers, json),
  ...(
    [
      ['302', 'GET', undefined],
      ['307', 'POST', json],
    ] as const
  ).flatMap(([status, method, body]) => [
    withCredentials(
      toCase(
        `${status} to another host with a key of any name`,
        method,
        `/cross/${status}`,
        keys,
        body,
      ),
    ),
    withCredentials(
      toCase(
        `${status} on the same host with a key of any name`,
        method,
        `/redirect/${status}`,
        keys,
        body,
      ),
    ),
  ]),
  ...(
    [
      ['307', 'POST', json],
      ['308', 'PUT', json],
      ['302', 'PATCH', json],
      ['302', 'POST', json],
      ['307', 'POST', { kind: 'form', fields: [['password', 'b c']] }],
      ['307', 'POST', parts],
    ] as const
  ).map(([status, method, body]) =>
    withSecrets(
      toCase(`${status} to another host with a password`, method, `/cross/${status}`, [], body),
      {
        body: ['password'],
      },
    ),
  ),
  ...['302', '307'].map((status) =>
    withSecrets(
      toCase(
        `${status} to another host with a key in the query`,
        'GET',
        `/cross/${status}?key=s3cret`,
      ),
      { query: ['key'] },
    ),
  ),
].map((one) => withResponse(one, { kind: 'json', redirects: true }));

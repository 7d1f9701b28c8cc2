import { spawnSync } from 'node:child_process';
import { HTTPSnippet } from 'httpsnippet';
import { describe, expect, it } from 'vitest';
import type { HttpBody } from '../request/http-request';
import { toParameter, toTemplate } from '../request/fixtures/request-template';
import { toCurlScript } from './curl-script';
import { toHarFile } from './har';
import { toHttpFile } from './http-file';
import type { OpenRequest } from './open-request';
import { toOpenRequest } from './open-request';
import { toFirstValues, writeProgram } from './programs';

const labels = { title: 'Create a team', creator: 'docs.example' };

const template = toTemplate({
  method: 'POST',
  path: '/teams/{id}',
  servers: [{ template: 'https://api.example/v2', variables: [] }],
  urlVariable: 'EASIER_URL',
  security: [
    [
      {
        name: 'bearer',
        label: 'Bearer',
        variable: 'EASIER_TOKEN',
        place: {
          in: 'header',
          name: 'Authorization',
          prefix: 'Bearer ',
          placeholder: 'YOUR_ACCESS_TOKEN',
        },
      },
    ],
  ],
  parameters: [toParameter('path', 'a b', { name: 'id' })],
});

/** The arguments that a script passes to curl. */
function listArguments(script: string, env: Record<string, string>): readonly string[] {
  const printing = `curl() { printf '%s\\0' "$@"; }\n${script}`;
  const { stdout } = spawnSync('bash', ['-c', printing], { env, encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

describe('curl for scripts', () => {
  const script = writeProgram('curl', template, toFirstValues(template), labels);

  it('exports the server, and the credentials unless they are set', () => {
    expect(script).toBe(
      [
        'export EASIER_URL="https://api.example/v2"',
        'export EASIER_TOKEN="${EASIER_TOKEN:-YOUR_ACCESS_TOKEN}"',
        '',
        'curl --location --request POST "$EASIER_URL/teams/a%20b" \\',
        '  --header "Authorization: Bearer $EASIER_TOKEN"',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [{}, 'YOUR_ACCESS_TOKEN'],
    [{ EASIER_TOKEN: 'a "$b" `c`' }, 'a "$b" `c`'],
  ])('sends the token of the environment %j', (env, token) => {
    expect(listArguments(script, env)).toEqual([
      '--location',
      '--request',
      'POST',
      'https://api.example/v2/teams/a%20b',
      '--header',
      `Authorization: Bearer ${token}`,
    ]);
  });

  it.each([`it's "new"`, '$(touch canary)', '`id`', 'a!b', 'back\\slash', 'tab\there', '\u200b'])(
    'keeps every other character beside a variable: %j',
    (text) => {
      const { request, variables } = toOpenRequest(template, toFirstValues(template).values);
      const header = ['X-Text', `${text} zqv1vqz1`] as const;
      const written = toCurlScript({
        request: { ...request, headers: [...request.headers, header] },
        variables,
      });
      expect(listArguments(written, { EASIER_TOKEN: 'T' })).toContain(`X-Text: ${text} T1`);
    },
  );
});

describe('a .http file', () => {
  it('has the variables first, then the request', () => {
    expect(writeProgram('http', template, toFirstValues(template), labels)).toBe(
      [
        '@EASIER_URL = https://api.example/v2',
        '@EASIER_TOKEN = YOUR_ACCESS_TOKEN',
        '',
        '### Create a team',
        'POST {{EASIER_URL}}/teams/a%20b',
        'Authorization: Bearer {{EASIER_TOKEN}}',
        '',
      ].join('\n'),
    );
  });

  it('writes braces in JSON so that they are no variable', () => {
    const body = { kind: 'json', text: '{"text":"{{name}}"}' } as const;
    const request = { method: 'POST', url: 'https://zqv0vqz/', headers: [], body };
    const text = toHttpFile({ request, variables: [{ name: 'U', value: 'x' }] }, 'A');
    expect(text).toContain(String.raw`"text": "\u007b\u007bname}}"`);
  });

  const text = '### not a request\n< ./not-a-file';
  const field = { kind: 'field', name: 'a' } as const;

  it.each<[string, HttpBody]>([
    ['the body', { kind: 'text', text }],
    ['the body', { kind: 'text', text: 'a {{b}}' }],
    ['the body', { kind: 'json', text: `not JSON\n${text}` }],
    ['the body', { kind: 'file', path: 'a/{{b}}' }],
    ['the body', { kind: 'joined', contentType: 'a/b', pieces: [{ kind: 'text', text }] }],
    ['the part a', { kind: 'multipart', parts: [{ ...field, value: '< ./not-a-file' }] }],
    ['the part a', { kind: 'multipart', parts: [{ ...field, value: '', contentType: '{{b}}' }] }],
  ])('leaves out %s whose text would be notation: %j', (name, body) => {
    const request = { method: 'POST', url: 'https://zqv0vqz/', headers: [], body };
    const written = toHttpFile({ request, variables: [{ name: 'U', value: 'x' }] }, 'A');
    expect(written).toContain(
      `# Left out, because it would be notation of this format: ${name}.\nPOST {{U}}/\n`,
    );
    expect(written).not.toMatch(/not-a-file|b\}\}/);
  });

  it('leaves out a header whose text would be a variable, and keeps XML', () => {
    const body = { kind: 'text', text: '<a>\n</a>' } as const;
    const headers = [['X-A', '{{b}}'] as const];
    const request = { method: 'POST', url: 'https://zqv0vqz/', headers, body };
    const written = toHttpFile({ request, variables: [] }, 'A');
    expect(written).toContain('format: the header X-A.\n');
    expect(written).toContain('\n<a>\n</a>\n');
    expect(written).not.toContain('{{b}}');
  });
});

it.each([
  ['curl', toCurlScript],
  ['a .http file', (open: OpenRequest) => toHttpFile(open, 'A\ntouch x')],
])('%s has no line from a name in a remark or a title', (_, write) => {
  const body = {
    kind: 'multipart',
    parts: [{ kind: 'field', name: 'a=b\ntouch x', value: '' }],
  } as const;
  const remarks = ['The cookie\r\ntouch x'];
  const request = { method: 'POST', url: 'https://zqv0vqz/', headers: [], body, remarks };
  expect(write({ request, variables: [] })).not.toMatch(/^touch x/m);
});

it('HAR holds the credentials, and is valid', () => {
  const credentials = new Map([['bearer', { secret: 'mine' }]]);
  const filled = { ...toFirstValues(template), credentials };
  const { log } = JSON.parse(writeProgram('har', template, filled, labels)) as {
    log: { entries: { request: ConstructorParameters<typeof HTTPSnippet>[0] }[] };
  };
  const [entry] = log.entries;
  expect(entry?.request).toMatchObject({
    method: 'POST',
    url: 'https://api.example/v2/teams/a%20b',
    headers: [{ name: 'Authorization', value: 'Bearer mine' }],
  });
  expect(() => new HTTPSnippet(log.entries[0]?.request as never)).not.toThrow();
});

it.each([
  ['https://a.example/a&b', []],
  ['https://a.example/a#b?c=d', []],
  [
    'https://a.example/a?q=a?b&c',
    [
      ['q', 'a?b'],
      ['c', ''],
    ],
  ],
])('HAR lists the query of %s', (url, pairs) => {
  const { log } = JSON.parse(toHarFile({ method: 'GET', url, headers: [] }, 'A')) as {
    log: { entries: { request: { queryString: unknown } }[] };
  };
  expect(log.entries[0]?.request.queryString).toEqual(
    pairs.map(([name, value]) => ({ name, value })),
  );
});

import { describe, expect, it } from 'vitest';
import type {
  ExpectedResponse,
  HttpBody,
  HttpHeader,
  HttpRequest,
} from '../../../src/model/request/http-request';
import type { Job, Run } from '../job';
import type { TargetName } from '../../../src/model/samples/syntax/target';
import type { RecordedRequest } from '../recorder';
import { toSentFile } from '../job';
import { judgeJob } from './judge-job';

const path = '/teams?a=1&b=%2C';
const fine = { ended: true, output: '200 {"received":"s7"}' };

function toRequest(body?: HttpBody, headers: readonly HttpHeader[] = []): HttpRequest {
  const url = `http://127.0.0.1:1/s7${path}`;
  return { method: 'POST', url, headers, ...(body !== undefined && { body }) };
}

function toRecorded(
  body = '',
  headers: readonly HttpHeader[] = [],
  other: Partial<RecordedRequest> = {},
): RecordedRequest {
  return { method: 'POST', target: path, headers, body: Buffer.from(body, 'latin1'), ...other };
}

function judge(
  request: HttpRequest,
  arrived: readonly RecordedRequest[],
  {
    target = 'node/native',
    limitations = [],
    run = fine,
  }: {
    target?: TargetName;
    limitations?: readonly string[];
    run?: Run | 'none';
  } = {},
): readonly string[] {
  const job: Job = { id: 's7', name: 'a test', target, code: '', limitations, request };
  return judgeJob(job, arrived, run === 'none' ? undefined : run);
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const jsonType = [['Content-Type', 'application/json']] as const;
const multipart = [['Content-Type', 'multipart/form-data; boundary=b']] as const;
const json = (text: string): HttpBody => ({ kind: 'json', text });

describe('the judge', () => {
  it('accepts a request that arrives as expected', () => {
    const headers = [['X-Name', 'é']] as const;
    const recorded = toRecorded('', [
      ['x-name', utf8('é')],
      ['Host', 'h'],
      ['Content-Length', '0'],
    ]);
    expect(judge(toRequest(undefined, headers), [recorded])).toEqual([]);
  });

  it.each<[string, RecordedRequest, HttpBody | undefined, readonly HttpHeader[]]>([
    ['another method', toRecorded('', [], { method: 'PUT' }), undefined, []],
    ['another path', toRecorded('', [], { target: '/team?a=1&b=%2C' }), undefined, []],
    ['a decoded comma', toRecorded('', [], { target: '/teams?a=1&b=,' }), undefined, []],
    [
      'another order of the query',
      toRecorded('', [], { target: '/teams?b=%2C&a=1' }),
      undefined,
      [],
    ],
    ['a query that was lost', toRecorded('', [], { target: '/teams' }), undefined, []],
    ['a missing header', toRecorded(), undefined, [['X-A', '1']]],
    ['another value of a header', toRecorded('', [['X-A', '2']]), undefined, [['X-A', '1']]],
    [
      'a lost repeat',
      toRecorded('', [['X-A', '1']]),
      undefined,
      [
        ['X-A', '1'],
        ['X-A', '2'],
      ],
    ],
    ['Latin-1 instead of UTF-8', toRecorded('', [['X-A', '\u00E9']]), undefined, [['X-A', 'é']]],
    ['a header that nobody asked for', toRecorded('', [['X-Admin', '1']]), undefined, []],
    ['a credential that nobody asked for', toRecorded('', [['Cookie', 'a=b']]), undefined, []],
    ['a body that nobody asked for', toRecorded('x'), undefined, []],
    ['a content type of no body', toRecorded('', jsonType), undefined, []],
    ['a missing body', toRecorded('', jsonType), json('{}'), []],
    ['another content type', toRecorded('{}', [['Content-Type', 'text/plain']]), json('{}'), []],
    [
      'a charset that nobody asked for',
      toRecorded('{}', [['Content-Type', 'application/json; charset=utf-8']]),
      json('{}'),
      [],
    ],
    [
      'a rounded number',
      toRecorded('{"id":9007199254740992}', jsonType),
      json('{"id":9007199254740993}'),
      [],
    ],
    ['a shortened number', toRecorded('{"f":1}', jsonType), json('{"f":1.0}'), []],
    ['another order of keys', toRecorded('{"b":1,"a":2}', jsonType), json('{"a":2,"b":1}'), []],
    ['a repeated key that was lost', toRecorded('{"a":2}', jsonType), json('{"a":1,"a":2}'), []],
    ['a string for a number', toRecorded('{"a":"1"}', jsonType), json('{"a":1}'), []],
    ['a run template', toRecorded('{"a":"49"}', jsonType), json('{"a":"${7*7}"}'), []],
    [
      'text that was trimmed',
      toRecorded('a', [['Content-Type', 'text/plain']]),
      { kind: 'text', text: ' a ' },
      [],
    ],
    [
      'lines that became one',
      toRecorded('a b', [['Content-Type', 'text/plain']]),
      { kind: 'text', text: 'a\nb' },
      [],
    ],
    [
      'fields in another order',
      toRecorded('b=2&a=1', [['Content-Type', 'application/x-www-form-urlencoded']]),
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['b', '2'],
        ],
      },
      [],
    ],
    [
      'a piece that was lost',
      toRecorded('ac', [['Content-Type', 'text/x']]),
      {
        kind: 'joined',
        contentType: 'text/x',
        pieces: [
          { kind: 'text', text: 'a' },
          { kind: 'file', path: 'b' },
        ],
      },
      [],
    ],
    [
      'a field that was lost',
      toRecorded('a=1', [['Content-Type', 'application/x-www-form-urlencoded']]),
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['b', ''],
        ],
      },
      [],
    ],
    [
      'another order of repeats',
      toRecorded('a=2&a=1', [['Content-Type', 'application/x-www-form-urlencoded']]),
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['a', '2'],
        ],
      },
      [],
    ],
    [
      'a file of other bytes',
      toRecorded('x', [['Content-Type', 'application/octet-stream']]),
      { kind: 'file', path: 'cat.png' },
      [],
    ],
  ])('catches %s', (_, recorded, body, headers) => {
    expect(judge(toRequest(body, headers), [recorded])).not.toEqual([]);
  });

  it('catches missing requests, and one too many', () => {
    expect(judge(toRequest(), [])).toEqual(['nothing arrived']);
    expect(judge(toRequest(), [toRecorded(), toRecorded()])).toHaveLength(1);
  });

  it('catches a sample that fails on the response or does not print it', () => {
    const failed = { ended: false, output: 'TypeError' };
    expect(judge(toRequest(), [toRecorded()], { run: failed })).toHaveLength(2);
    const silent = { ended: true, output: '' };
    expect(judge(toRequest(), [toRecorded()], { run: silent })).toHaveLength(1);
    expect(judge(toRequest(), [toRecorded()], { run: 'none' })).toHaveLength(1);
  });

  it('parses JSON, forms and URLs like a server', () => {
    expect(judge(toRequest(json('{"a":1e+21}')), [toRecorded(' {"a": 1e21}', jsonType)])).toEqual(
      [],
    );
    const form: HttpBody = {
      kind: 'form',
      fields: [
        ['b', 'x y'],
        ['a', 'é'],
      ],
    };
    const type = [['Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8']] as const;
    expect(judge(toRequest(form), [toRecorded('b=x+y&a=%C3%A9', type)])).toEqual([]);
  });
});

describe('the judge of parts', () => {
  const file = toSentFile('cat.png').toString('latin1');
  const body: HttpBody = {
    kind: 'multipart',
    parts: [
      { kind: 'field', name: 'a"b', value: 'é' },
      { kind: 'file', name: 'f', path: 'dir/cat.png', contentType: 'image/png' },
    ],
  };
  const toBody = (name: string, value: string, fileHead: string, content: string) =>
    [
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
      `--b\r\nContent-Disposition: form-data; ${fileHead}\r\n\r\n${content}`,
      '--b--\r\n',
    ].join('\r\n');
  const head = 'name="f"; filename="cat.png"\r\nContent-Type: image/png';
  const sent = toSentFile('dir/cat.png').toString('latin1');

  it('accepts both ways to write a quote in a name', () => {
    for (const name of ['a%22b', String.raw`a\"b`]) {
      const recorded = toRecorded(toBody(name, utf8('é'), head, sent), multipart);
      expect(judge(toRequest(body), [recorded])).toEqual([]);
    }
  });

  it.each([
    ['another name', toBody('ab', utf8('é'), head, sent)],
    ['another value', toBody('a%22b', 'e', head, sent)],
    ['another content of a file', toBody('a%22b', utf8('é'), head, file)],
    ['another name of a file', toBody('a%22b', utf8('é'), head.replace('cat', 'dog'), sent)],
    [
      'a field instead of a file',
      toBody('a%22b', utf8('é'), 'name="f"\r\nContent-Type: image/png', sent),
    ],
    [
      'another type',
      toBody(
        'a%22b',
        utf8('é'),
        head.replace('png\r', 'png\r').replace('image/png', 'image/gif'),
        sent,
      ),
    ],
    ['a missing part', '--b\r\nContent-Disposition: form-data; name="a%22b"\r\n\r\nx\r\n--b--\r\n'],
    ['a missing end', toBody('a%22b', utf8('é'), head, sent).replace('--b--', '')],
    ['another boundary', toBody('a%22b', utf8('é'), head, sent).replaceAll('--b', '--c')],
  ])('catches %s', (_, text) => {
    expect(judge(toRequest(body), [toRecorded(text, multipart)])).not.toEqual([]);
  });
});

describe('the judge of redirects', () => {
  const request = {
    ...toRequest(json('{}'), [['Authorization', 'Bearer t']]),
    url: 'http://127.0.0.1:1/s7/cross/302',
  };
  const first = toRecorded('{}', [...jsonType, ['Authorization', 'Bearer t']], {
    target: '/cross/302',
  });
  const second = { method: 'GET', target: '/arrived?x=1' };

  it('follows the rules of the Fetch standard', () => {
    expect(judge(request, [first, toRecorded('', [], second)])).toEqual([]);
  });

  it.each([
    ['a redirect that nobody followed', []],
    ['the old method', [toRecorded('', [], { ...second, method: 'POST' })]],
    ['a body that went along', [toRecorded('{}', [], second)]],
    [
      'credentials shown to another host',
      [toRecorded('', [['Authorization', 'Bearer t']], second)],
    ],
  ])('catches %s', (_, others) => {
    expect(judge(request, [first, ...others])).not.toEqual([]);
  });

  it('applies a limitation only to the status that it names', () => {
    const other = { limitations: ['After a 303 redirect curl sends PUT again instead of GET.'] };
    expect(judge(request, [first, toRecorded('', [], second)], other)).toEqual([]);
    expect(judge(request, [first, toRecorded('{}', [], second)], other)).toHaveLength(1);
  });
});

describe('the run', () => {
  const toGet = (method: string, path: string, response?: ExpectedResponse): HttpRequest => ({
    method,
    url: `http://127.0.0.1:1/s7${path}`,
    headers: [],
    ...(response && { response }),
  });
  const judgeRun = (request: HttpRequest, run: Run, target: TargetName = 'node/native') =>
    judge(
      request,
      [toRecorded('', [], { method: request.method, target: request.url.slice(21) })],
      { target, run },
    );

  it('must print what came back, the status of an empty response, and the headers of HEAD', () => {
    expect(judgeRun(toGet('GET', '/a'), { ended: true, output: 's7' })).toEqual([]);
    expect(judgeRun(toGet('HEAD', '/a'), { ended: true, output: '200' })).toHaveLength(1);
    const empty = toGet('GET', '/a', { kind: 'none' });
    expect(judgeRun(empty, { ended: true, output: '204' })).toEqual([]);
    expect(judgeRun(empty, { ended: true, output: '' })).toHaveLength(1);
    expect(judgeRun(empty, { ended: true, output: '' }, 'curl/curl')).toEqual([]);
  });

  it('must end in an error with the status if the request failed', () => {
    const failing = toGet('GET', '/failure/404');
    expect(judgeRun(failing, { ended: false, output: 'HTTP 404' })).toEqual([]);
    expect(judgeRun(failing, { ended: false, output: '' })[0]).toBe('node/native printed ""');
    expect(judgeRun(failing, { ended: true, output: '404 s7' })).toEqual([
      'ended well after a 404',
    ]);
    expect(judgeRun(failing, { ended: true, output: 's7' }, 'curl/curl')).toEqual([]);
  });
});

describe('remarks', () => {
  it('must be said by every sample', () => {
    const request = { ...toRequest(), remarks: ['The server is a WebSocket.'] };
    expect(judge(request, [toRecorded('')])).not.toEqual([]);
    const options = { limitations: request.remarks };
    expect(judge(request, [toRecorded('')], options)).toEqual([]);
  });
});

describe('limitations', () => {
  const agent = [['User-Agent', 'mine/1']] as const;
  const limitations = [
    'Browsers set the header User-Agent themselves, so the sample leaves it out.',
  ];

  it('explain the findings that they name', () => {
    const options = { target: 'javascript/fetch', limitations } as const;
    const recorded = toRecorded('', [['User-Agent', 'Chromium']]);
    expect(judge(toRequest(undefined, agent), [recorded], options)).toEqual([]);
  });

  it('do not explain other findings', () => {
    const options = { target: 'javascript/fetch', limitations } as const;
    const recorded = toRecorded('x', [['User-Agent', 'Chromium']]);
    expect(judge(toRequest(undefined, agent), [recorded], options)).toHaveLength(1);
  });

  it('do not explain a finding by a part of a word', () => {
    const options = { target: 'javascript/fetch', limitations } as const;
    const agents = [['Agent', '1'], ...agent] as const;
    const recorded = toRecorded('', [['User-Agent', 'Chromium']]);
    expect(judge(toRequest(undefined, agents), [recorded], options)).toHaveLength(1);
  });

  it('explain findings about a part whose name ends in punctuation', () => {
    const parts = [{ kind: 'field', name: 'a=:', value: '1' }] as const;
    const arrived = toRecorded(
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
      multipart,
    );
    const options = { limitations: ['curl ends a name at its first "=": a=:.'] };
    expect(judge(toRequest({ kind: 'multipart', parts }, multipart), [arrived], options)).toEqual(
      [],
    );
  });

  it('are wrong if the delivery was exact', () => {
    const options = { target: 'node/native', limitations } as const;
    const recorded = toRecorded('', agent);
    expect(judge(toRequest(undefined, agent), [recorded], options)).toEqual([
      `declared, and delivered all the same: ${limitations[0]}`,
    ]);
  });
});

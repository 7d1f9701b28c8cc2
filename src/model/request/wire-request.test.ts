import { describe, expect, it } from 'vitest';
import type { HttpBody, HttpHeader } from './http-request';
import { toWireRequest } from './wire-request';

const url = 'https://api.example.com/';

function toHeaders(headers: readonly HttpHeader[], body?: HttpBody): readonly HttpHeader[] {
  return toWireRequest({ method: 'POST', url, headers, ...(body && { body }) }).headers;
}

function toBody(body: HttpBody, method = 'POST'): HttpBody | undefined {
  return toWireRequest({ method, url, headers: [], body }).body;
}

describe('toWireRequest', () => {
  it.each([
    [{ kind: 'json', text: '1' }, 'application/json'],
    [{ kind: 'text', text: 'a' }, 'text/plain'],
    [{ kind: 'form', fields: [['a', 'b']] }, 'application/x-www-form-urlencoded'],
    [{ kind: 'file', path: 'a' }, 'application/octet-stream'],
  ] as const)('names the content type of %j if the request does not', (body, type) => {
    expect(toHeaders([], body)).toEqual([['Content-Type', type]]);
  });

  it('keeps the content type of the request', () => {
    const header = ['content-type', 'application/merge-patch+json'] as const;
    expect(toHeaders([header], { kind: 'json', text: '{}' })).toEqual([header]);
  });

  it('leaves the content type of multipart bodies to the client, which knows the boundary', () => {
    const parts = [{ kind: 'field', name: 'a', value: 'b' }] as const;
    expect(
      toHeaders([['Content-Type', 'multipart/form-data']], { kind: 'multipart', parts }),
    ).toEqual([]);
  });

  it('leaves the framing of the body to the client', () => {
    expect(
      toHeaders([
        ['content-length', '9'],
        ['Transfer-Encoding', 'chunked'],
      ]),
    ).toEqual([]);
  });

  it('keeps the white space around text', () => {
    const text = ' \n a b \n';
    expect(toBody({ kind: 'text', text })).toEqual({ kind: 'text', text });
    expect(toBody({ kind: 'json', text: ' 1 ' })).toEqual({ kind: 'json', text: ' 1 ' });
  });

  it.each([
    { kind: 'text', text: '' },
    { kind: 'json', text: '' },
    { kind: 'form', fields: [] },
    { kind: 'multipart', parts: [] },
  ] as const)('takes %j for no body', (body) => {
    expect(toBody(body)).toBeUndefined();
  });

  it('sends no body with HEAD', () => {
    expect(toBody({ kind: 'text', text: 'a' }, 'HEAD')).toBeUndefined();
  });

  it('replaces a lone surrogate, and escapes it in JSON', () => {
    expect(toBody({ kind: 'file', path: '\ud800.png' })).toEqual({
      kind: 'file',
      path: '\ufffd.png',
    });
    expect(toBody({ kind: 'text', text: 'a\ud83db' })).toEqual({ kind: 'text', text: 'a\ufffdb' });
    expect(toBody({ kind: 'json', text: '"\ud83d"' })).toEqual({ kind: 'json', text: '"\\ud83d"' });
  });

  it('trims white space around header values, which is not part of them', () => {
    expect(toHeaders([['X-A', ' a b\t']])).toEqual([['X-A', 'a b']]);
  });

  it('keeps order and repeats of headers', () => {
    const headers = [
      ['X-A', '1'],
      ['X-B', '2'],
      ['x-a', '3'],
    ] as const;
    expect(toHeaders(headers)).toEqual(headers);
  });

  it.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u001bb', 'a\u007fb'])(
    'rejects the header value %j',
    (value) => {
      expect(() => toHeaders([['X-A', value]])).toThrow(RangeError);
    },
  );

  it.each(['', 'X A', 'X:A', 'X\r\nA', 'Ü', "X('"])('rejects the header name %j', (name) => {
    expect(() => toHeaders([[name, 'a']])).toThrow(
      new RangeError(`"${name}" is not a header name.`),
    );
  });

  it('rejects a line break in the content type of a part', () => {
    const parts = [
      { kind: 'field', name: 'a', value: 'b', contentType: 'text/x\r\nX-A: 1' },
    ] as const;
    expect(() => toBody({ kind: 'multipart', parts })).toThrow(RangeError);
  });
});

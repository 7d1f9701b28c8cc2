import { describe, expect, it } from 'vitest';
import type { HttpBody, HttpHeader } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { renderAxios } from './axios';

const url = 'https://api.example.com/';

function render(text: string, headers: readonly HttpHeader[] = []): string {
  return renderBody({ kind: 'json', text }, headers).code;
}

function renderBody(body: HttpBody, headers: readonly HttpHeader[] = []) {
  return renderAxios(toWireRequest({ method: 'POST', url, headers, body }));
}

describe('renderAxios', () => {
  it('leaves serializing JSON to axios', () => {
    expect(render('{"name":"a"}')).toContain(
      "axios.post('https://api.example.com/', { name: 'a' });",
    );
  });

  it('serializes JSON itself if axios would drop a key or turn it into a form', () => {
    expect(render('{"constructor":1}')).toContain('JSON.stringify({ constructor: 1 })');
    const type = [['Content-Type', 'application/x-www-form-urlencoded']] as const;
    expect(render('{"name":"a"}', type)).toContain("JSON.stringify({ name: 'a' })");
  });

  it('declares no limitation for line breaks in part names, which it keeps', () => {
    const body = {
      kind: 'multipart',
      parts: [{ kind: 'file', name: 'a\nb', path: 'cat.png' }],
    } as const;
    expect(renderBody(body).limitations).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { HttpHeader } from '../../request/http-request';
import { renderAxios } from './axios';

const url = 'https://api.example.com/';

function render(text: string, headers: readonly HttpHeader[] = []): string {
  return renderAxios({ method: 'POST', url, headers, body: { kind: 'json', text } }).code;
}

describe('renderAxios', () => {
  it('leaves writing JSON to axios', () => {
    expect(render('{"name":"a"}')).toContain("data: { name: 'a' },");
  });

  it('writes JSON itself where axios would drop a key or make a form of it', () => {
    expect(render('{"constructor":1}')).toContain('data: JSON.stringify({ constructor: 1 }),');
    const type = [['Content-Type', 'application/x-www-form-urlencoded']] as const;
    expect(render('{"name":"a"}', type)).toContain("data: JSON.stringify({ name: 'a' }),");
  });

  it('says nothing of line breaks in names of parts, which it keeps', () => {
    const body = {
      kind: 'multipart',
      parts: [{ kind: 'file', name: 'a\nb', path: 'cat.png' }],
    } as const;
    expect(renderAxios({ method: 'POST', url, headers: [], body }).limitations).toEqual([]);
  });
});

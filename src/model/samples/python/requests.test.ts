import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { renderPythonRequests } from './requests';

const response = { kind: 'text', redirects: true } as const;
const url = 'https://api.example.com/';

function listLimitations(request: Partial<HttpRequest>): readonly string[] {
  const wire = toWireRequest({ method: 'POST', url, headers: [], ...request });
  return renderPythonRequests(wire).limitations;
}

describe('renderPythonRequests', () => {
  it('declares that a redirect changes the method or loses the body', () => {
    const body = { kind: 'json', text: '{}' } as const;
    expect(listLimitations({ method: 'PUT', body, response })).toEqual([
      'After a 301 redirect Requests sends PUT again, but without the body.',
      'After a 302 redirect Requests sends GET instead of PUT.',
    ]);
    expect(listLimitations({ body, response })).toEqual([]);
    expect(listLimitations({ method: 'PUT', body })).toEqual([]);
  });

  it('declares that a redirect loses cookies', () => {
    expect(listLimitations({ headers: [['Cookie', 'a=b']], response })).toEqual([
      'After a 301, 302, 303, 307 or 308 redirect Requests leaves out the Cookie, also on the same host.',
    ]);
  });

  it('declares that control characters in part names change', () => {
    const toParts = (name: string) =>
      ({ kind: 'multipart', parts: [{ kind: 'field', name, value: 'x' }] }) as const;
    expect(listLimitations({ body: toParts('a\tb') })).toHaveLength(1);
    expect(listLimitations({ body: toParts('a\r\nb') })).toEqual([]);
  });
});

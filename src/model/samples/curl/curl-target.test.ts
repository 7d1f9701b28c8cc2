import { describe, expect, it } from 'vitest';
import type { HttpBody } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { renderCurl } from './curl-target';

function render(body: HttpBody) {
  const url = 'https://api.example.com/';
  return renderCurl(toWireRequest({ method: 'POST', url, headers: [], body }));
}

describe('renderCurl', () => {
  it('does not read a file called "-" from standard input', () => {
    expect(render({ kind: 'file', path: '-' }).code).toContain("--data-binary '@./-'");
    const parts = [{ kind: 'file', name: 'avatar', path: '-' }] as const;
    expect(render({ kind: 'multipart', parts }).code).toContain("--form 'avatar=@./-'");
  });

  it('pipes a body that no argument can hold', () => {
    const { code } = render({ kind: 'text', text: 'y'.repeat(200_000) });
    expect(code).toMatch(/^printf y+ \| curl /);
    expect(code).toContain('--data-binary @-');
    expect(render({ kind: 'text', text: '-n\0' }).code).toContain(
      String.raw`printf '\055n\000' | curl`,
    );
  });

  it('writes each field of a form on a line of its own, with its brackets as they are', () => {
    const fields = [['labels[a b]', 'x&y'] as const, ['b=c', '@d'] as const];
    expect(render({ kind: 'form', fields }).code.split('\n')).toEqual([
      expect.stringContaining('https://api.example.com/'),
      "  --data-urlencode 'labels[a%20b]=x&y' \\",
      "  --data-urlencode 'b%3Dc=@d'",
    ]);
  });

  it('sends no file that stands in the name of a part, and declares that it shortens the name', () => {
    const parts = [{ kind: 'field', name: 'a=@/etc/passwd;b=', value: 'x' }] as const;
    const { code, limitations } = render({ kind: 'multipart', parts });
    expect(code).toMatch(/--form 'a=x'$/);
    expect(limitations).toEqual(['curl ends a name at its first "=": a=@/etc/passwd;b=.']);
  });

  it('declares that it drops the empty name of a part', () => {
    const parts = [{ kind: 'field', name: '', value: 'x' }] as const;
    expect(render({ kind: 'multipart', parts }).limitations).toEqual([
      'curl leaves out the name of a part that is empty.',
    ]);
  });
});

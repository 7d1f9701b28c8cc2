import { describe, expect, it } from 'vitest';
import type { HttpBody } from '../../src/model/request/http-request';
import { toOtherTargets } from './other-targets';
import { toOtherSamples } from './to-other-samples';

const targets = toOtherTargets(['php/guzzle', 'swift/nsurlsession']);

function render(body?: HttpBody) {
  const url = 'https://api.example.com/teams?sort=name';
  const request = { method: 'POST', url, headers: [['X-A', '1']], ...(body && { body }) } as const;
  return toOtherSamples(request, targets);
}

describe('toOtherSamples', () => {
  it('has httpsnippet convert the request, and says that nobody ran it', () => {
    const [php, swift] = render({ kind: 'json', text: '{"name":"Sparkle"}' });
    expect(php).toMatchObject({ language: 'php', variant: 'guzzle', isUnproven: true });
    for (const part of ['$client->request', 'POST', 'sort=name', 'Sparkle', 'X-A'])
      expect(php?.code).toContain(part);
    expect(swift?.code).toContain('NSMutableURLRequest');
  });

  it.each<HttpBody>([
    { kind: 'form', fields: [['name', 'Sparkle']] },
    { kind: 'multipart', parts: [{ kind: 'field', name: 'name', value: 'Sparkle' }] },
    { kind: 'text', text: 'Sparkle' },
  ])('writes a body of kind $kind', (body) => {
    for (const { code } of render(body)) expect(code).toContain('Sparkle');
  });

  it('declares that it cannot send a file', () => {
    expect(render({ kind: 'file', path: 'a/cat.png' })[0]?.limitations).toEqual([
      'httpsnippet cannot send a file: the sample leaves cat.png out.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkOtherTargets, toOtherTargets, toOtherSamples } from './other-targets';
import type { HttpBody } from '../../src/model/request/http-request';

describe('checkOtherTargets', () => {
  it('accepts targets of httpsnippet', () => {
    const ids = ['php/guzzle', 'csharp/httpclient', 'java/okhttp', 'swift/nsurlsession'];
    expect(checkOtherTargets(ids)).toEqual([]);
    expect(toOtherTargets(ids)).toHaveLength(4);
  });

  it('reports an unknown target and suggests the nearest name', () => {
    expect(checkOtherTargets(['php/guzle'])).toEqual([
      {
        file: 'content/site.ts',
        severity: 'error',
        message: 'httpsnippet has no target "php/guzle".',
        hint: 'Did you mean "php/guzzle"? Correct "sampleTargets".',
      },
    ]);
    expect(checkOtherTargets(['constructor'])[0]?.hint).toContain('php/guzzle, ');
  });

  it('reports a target that every page already has', () => {
    for (const id of ['shell/curl', 'python/python3', 'python/requests', 'ruby/native']) {
      expect(checkOtherTargets([id])[0]?.message).toBe(
        `The sample target "${id}" is already on every page.`,
      );
    }
  });
});

describe('toOtherTargets', () => {
  it('puts a target into the tab of its language', () => {
    expect(toOtherTargets(['php/guzzle', 'php/guzzle', 'none/such'])).toEqual([
      {
        language: 'php',
        languageLabel: 'PHP',
        variant: 'guzzle',
        label: 'Guzzle',
      },
    ]);
  });
});

const targets = toOtherTargets(['php/guzzle', 'swift/nsurlsession']);

function render(body?: HttpBody) {
  const url = 'https://api.example.com/teams?sort=name';
  const request = { method: 'POST', url, headers: [['X-A', '1']], ...(body && { body }) } as const;
  return toOtherSamples(request, targets);
}

describe('toOtherSamples', () => {
  it('lets httpsnippet convert the request, and marks the sample as unproven', () => {
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

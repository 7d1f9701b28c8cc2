import { describe, expect, it } from 'vitest';
import { checkOtherTargets, toOtherTargets } from './other-targets';

describe('checkOtherTargets', () => {
  it('accepts what httpsnippet has', () => {
    const ids = ['php/guzzle', 'csharp/httpclient', 'java/okhttp', 'swift/nsurlsession'];
    expect(checkOtherTargets(ids)).toEqual([]);
    expect(toOtherTargets(ids)).toHaveLength(4);
  });

  it('refuses what it has not, with the nearest name', () => {
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

  it('refuses what pages have anyway, under its name there', () => {
    for (const id of ['shell/curl', 'python/python3', 'python/requests', 'ruby/native']) {
      expect(checkOtherTargets([id])[0]?.message).toBe(
        `The sample target "${id}" is on every page already.`,
      );
    }
  });
});

describe('toOtherTargets', () => {
  it('gives a target the tab of its language', () => {
    expect(toOtherTargets(['php/guzzle', 'php/guzzle', 'none/such'])).toEqual([
      {
        targetId: 'php',
        clientId: 'guzzle',
        language: 'php',
        languageLabel: 'PHP',
        variant: 'guzzle',
        label: 'Guzzle',
      },
    ]);
  });
});

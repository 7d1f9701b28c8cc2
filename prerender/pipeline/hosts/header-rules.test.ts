import { describe, expect, it } from 'vitest';
import { listHeaders, parseHeaderRules, toHeaderRules, toHeadersText } from './header-rules';

const template = '<script>a()</script>';

describe('the headers of hosts', () => {
  it('are read as they are written', () => {
    const rules = toHeaderRules(template, '/a/b/');
    expect(parseHeaderRules(toHeadersText(rules))).toEqual(rules);
    expect(parseHeaderRules('# said\n/a\n  B: c: d\n')).toEqual([
      { path: '/a', headers: [['B', 'c: d']] },
    ]);
  });

  it.each([
    ['/docs/', ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy']],
    [
      '/docs/assets/a.js',
      ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Cache-Control'],
    ],
    ['/docs', []],
    ['/elsewhere/docs/', []],
  ])('of %s are those of its rules', (path, names) => {
    const headers = listHeaders(toHeaderRules(template, '/docs/'), path);
    expect(headers.map(([name]) => name)).toEqual(names);
  });

  it('allow other sites to keep only what never changes', () => {
    const rules = toHeaderRules(template, '/');
    expect(listHeaders(rules, '/docs/')).not.toContainEqual(
      expect.arrayContaining(['Cache-Control']),
    );
  });

  it.each([
    ['/*', '/a/b', true],
    ['/*.js', '/a/b.js', true],
    ['/*.js', '/a/b.css', false],
    ['/a', '/a', true],
    ['/a', '/a/', false],
  ])('with the path %s and the file %s match: %s', (path, file, isMatch) => {
    expect(listHeaders([{ path, headers: [['A', 'b']] }], file)).toHaveLength(isMatch ? 1 : 0);
  });
});

import { describe, expect, it } from 'vitest';
import { readPage } from './finished-page';

const weights = new Map([['assets/a.json', 1200]]);

function readLoads(head: string) {
  const canonical = '<link rel="canonical" href="https://developers.example/base/docs/a/">';
  const html = `<html><head><title>A</title>${canonical}${head}</head><body><main><h1>A</h1></main></body></html>`;
  const page = { file: '/site/docs/a/index.html', path: '/docs/a/' };
  const weigh = (file: string) => weights.get(file) ?? Number.NaN;
  return readPage(page, html, { base: '/base/', weigh }).loads;
}

describe('what a page loads', () => {
  it('has the weight of its data file, wherever the site is served', () => {
    const preload = '<link rel="preload" as="fetch" crossorigin href="/base/assets/a.json">';
    expect(readLoads(preload).data).toBe(1200);
  });

  it('has files, and no weight on a page without data', () => {
    const head =
      '<link rel="modulepreload" href="/base/assets/shell.js"><script src="/base/assets/entry.js"></script>' +
      '<link rel="stylesheet" href="/base/assets/style.css">';
    expect(readLoads(head)).toEqual({
      scripts: ['assets/entry.js', 'assets/shell.js'],
      data: 0,
      styles: ['assets/style.css'],
      formulaStyles: [],
    });
  });
});

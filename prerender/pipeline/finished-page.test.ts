import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/pages/page';
import { readPaintRules } from '../html/first-style';
import { readPage, toPublishedHtml } from './finished-page';

const policy = { header: "a 'b'; c", meta: "a 'b'" };
const listed =
  '<meta property="og:title" content="A | Site"><meta property="og:site_name" content="Site">' +
  '<meta name="twitter:card" content="summary" data-page><link rel="canonical" href="https://x.example/x/a">';
const sheetLink = '<link rel="stylesheet" href="/assets/style.1.css">';
const unlisted = '<meta name="robots" content="noindex, nofollow">';

function page(body: string, tags = unlisted): string {
  return `<html><head>\n    <meta charset="utf-8" />\n    ${sheetLink}${tags}<script>x()</script>\n  </head><body>${body}</body></html>`;
}

function publish(rendered: string, base: string) {
  return toPublishedHtml(rendered, undefined, {
    policy,
    rules: readPaintRules('@layer a{p{top:0}h2{top:1px}}'),
    base,
    index: { path: '/', title: '', summary: '' },
  });
}

describe('a published page', () => {
  it('has the content policy before all that it is about', () => {
    const { html, sheet } = publish(page('<p>a</p>'), '/');
    expect(html).toContain(
      '<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="a \'b\'" />\n    ',
    );
    expect(sheet).toBeUndefined();
  });

  it('has its styles in a sheet of its own, named after what it says', () => {
    const { html, sheet } = publish(page('<p style="top:0">$& a</p>'), '/x/');
    expect(html).toContain(`<link rel="stylesheet" href="/x/${sheet?.file}" data-page-styles>`);
    expect(html).toContain('<p data-style="top:0">$& a</p>');
    expect(sheet?.file).toMatch(/^assets\/static\/page-styles\.[\da-f]{8}\.css$/);
    expect(sheet?.content).toBe('[data-style="top:0"]{top:0}\n');
    const other = publish(page('<p style="top:1px">a</p>'), '/x/');
    expect(other.sheet?.file).not.toBe(sheet?.file);
  });

  it('has the rules of its first paint in its head, and its sheets at the end', () => {
    const { html } = publish(page('<p>$& a</p>'), '/');
    expect(html).toContain(
      `<noscript>${sheetLink}</noscript>\n    <script type="text/css" data-first-style>@layer a{p{top:0}}</script>`,
    );
    expect(html).toMatch(/<p>\$& a<\/p> {2}<link rel="stylesheet" href="[^"]+">\n {2}<\/body>/);
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  });

  it('has its app wait for its sheets', () => {
    const script = '<script src="/assets/entry.js" type="module" async></script>';
    expect(publish(page(script), '/').html).toContain(script.replace(' async', ''));
  });

  it('has its own styles in its first paint as well, which end no element', () => {
    const style = "content:'</script><b>'";
    const { html } = publish(page(`<p style="${style}">a</p>`), '/x/');
    const [, first = ''] = /data-first-style>(.*?)<\/script>/s.exec(html) ?? [];
    expect(first).toContain(String.raw`content:'<\/script><b>'`);
    expect(html.indexOf('page-styles')).toBeLessThan(html.indexOf('style.1.css'));
  });

  it('has a picture and structured data, if others may list it', () => {
    const { html, card } = publish(page('', listed), '/x/');
    expect(card).toEqual({ title: 'A', kind: 'Documentation', site: 'Site' });
    expect(html).toMatch(/content="https:\/\/x\.example\/x\/assets\/social\/[\da-f]{16}\.png"/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" data-page>');
    expect(html).toContain('<script type="application/ld+json">');
  });

  it('keeps the picture that its writer has chosen', () => {
    const own = listed + '<meta property="og:image" content="https://x.example/own.png">';
    const { html, card } = publish(page('', own), '/x/');
    expect(card).toBeUndefined();
    expect(html).not.toContain('assets/social');
  });

  it('says nothing about itself if it is unlisted', () => {
    const { html, card } = publish(page('', listed + unlisted), '/x/');
    expect(card).toBeUndefined();
    expect(html).not.toMatch(/ld\+json|og:image/);
  });

  it('is refused without a place for the policy, and without a style sheet', () => {
    expect(() => publish('<html></html>', '/')).toThrow('character set');
    expect(() => publish(page('').replace(sheetLink, ''), '/')).toThrow('style sheet');
  });
});

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

it('a guide whose HTML browsers rearrange has the element', () => {
  const html = '<link rel="canonical" href="https://a.example/"><main><p>a<p>b</p></p></main>';
  const page = { file: '/site/docs/a/index.html', path: '/docs/a/' };
  const context = { base: '/', weigh: () => 0 };
  const view = { kind: 'guide', text: { module: 'a.mdx' } } as PageView;
  expect(readPage(page, html, { ...context, view }).rearranged).toBe('<p>');
  expect(readPage(page, html, context)).not.toHaveProperty('rearranged');
});

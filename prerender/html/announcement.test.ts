import { describe, expect, it } from 'vitest';
import { toCleanAnnouncement } from './announcement';

describe('the HTML of an announcement', () => {
  it.each([
    'Plain text',
    'a &lt; b &amp; c',
    'New: <a href="/docs/">2.0</a>, <b>b</b> <i>i</i> <em>e</em> <strong>s</strong> <code>c</code>',
    '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener">out</a>',
    '<a href="mailto:a@b.example">mail</a> <a href="#x">x</a> <a href="../y">y</a>',
  ])('stays as it is: %s', (html) => {
    expect(toCleanAnnouncement(html)).toEqual({ html, dropped: [] });
  });

  it.each([
    ['a<script src="/x.js"></script>b', 'ab', ['<script>']],
    ['<SCRIPT>alert(1)</SCRIPT>', '', ['<script>']],
    ['<style>*{}</style>a', 'a', ['<style>']],
    ['<iframe src="/a"></iframe>', '', ['<iframe>']],
    ['<svg onload=alert(1)><a href="/x">a</a></svg>', '', ['<svg>']],
    ['<img src=x onerror=alert(1)>a', 'a', ['<img>']],
    ['<div><b style="x" onclick="y">a</b></div>', '<b>a</b>', ['<div>', 'style', 'onclick']],
    ['<a href="javascript:x">a</a>', '<a>a</a>', ['href="javascript:x"']],
    ['<a href="java\nscript:x">a</a>', '<a>a</a>', ['href="java\nscript:x"']],
    ['<a href="&#106;avascript:x">a</a>', '<a>a</a>', ['href="javascript:x"']],
    ['<a href=" data:text/html,x">a</a>', '<a>a</a>', ['href=" data:text/html,x"']],
  ])('loses the rest: %j', (html, clean, dropped) => {
    expect(toCleanAnnouncement(html)).toEqual({ html: clean, dropped });
  });

  it.each([
    ['<b>open', '<b>open</b>'],
    ['</div></section>a<!-- c -->', 'a'],
    ['<a href="/x" title=\'"><script>\'>a</a>', '<a href="/x" title="&quot;>&lt;script>">a</a>'],
    ['a < b', 'a &lt; b'],
  ])('does not reach beyond itself: %s', (html, clean) => {
    expect(toCleanAnnouncement(html).html.replaceAll('&gt;', '>')).toBe(clean);
  });
});

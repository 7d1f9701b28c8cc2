import { describe, expect, it } from 'vitest';
import type { FinishedHead } from './page-head';
import { toStructuredData } from './structured-data';

const head: FinishedHead = {
  title: 'Create </script><b>',
  siteTitle: 'Site',
  description: 'd',
  canonical: 'https://x.example/a/docs/create',
  language: 'en',
  isIndexed: true,
  hasImage: false,
};
const crumbs =
  '<ol itemScope="" itemType="https://schema.org/BreadcrumbList"><li><a href="/a/">home</a></li>' +
  '<li itemProp="itemListElement"><a href="/a/docs/" itemProp="item"><span itemProp="name">A &amp; B</span></a></li>' +
  '<li itemProp="itemListElement"><span itemProp="name">Create</span></li></ol>';

function read(html: string, type?: 'TechArticle' | 'APIReference') {
  const script = toStructuredData(html, head, type, 'https://x.example/a/');
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(script)?.[1] ?? '';
  return { json, graph: (JSON.parse(json) as { '@graph': readonly object[] })['@graph'] };
}

describe('structured data', () => {
  it.each(['TechArticle', 'APIReference'] as const)('says that a page is: %s', (type) => {
    expect(read('', type).graph).toEqual([
      {
        '@type': type,
        headline: head.title,
        description: 'd',
        url: head.canonical,
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', name: 'Site', url: 'https://x.example/a/' },
      },
    ]);
  });

  it('has the trail that the page shows, with absolute addresses', () => {
    expect(read(`<p>${crumbs}</p>`).graph[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'A & B', item: 'https://x.example/a/docs/' },
        { '@type': 'ListItem', position: 2, name: 'Create' },
      ],
    });
  });

  it('cannot be ended by a title', () => {
    expect(read('').json).not.toContain('<');
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listElements, parseHtml } from '../../prerender/html/html-tree';
import { toIndexFile } from '../../src/model/search/index-address';
import { toParts } from '../../src/model/search/page-parts';
import { parseSearchIndex } from '../../src/model/search/index-file';
import { runQueries, toShare } from './relevance';
import { toReport } from './relevance-report';
import { siteQueries } from './site-queries';
import { openSiteSearch, siteFolder } from './site-search';

/** Of the queries that the ranking was tuned on, and of those that it was blamed for. */
const wanted = { first: 0.84, firstThree: 0.94 };

describe('the queries of this site', () => {
  it('are many, and each stands once', () => {
    const texts = siteQueries.map(({ query }) => query);
    expect(texts.length).toBeGreaterThanOrEqual(220);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('expect pages and anchors that exist', async () => {
    const addresses = new Set(siteQueries.flatMap(({ accepted }) => accepted));
    const lost = await Promise.all(
      Array.from(addresses, async (address) => ((await exists(address)) ? [] : [address])),
    );
    expect(lost.flat()).toEqual([]);
  });
});

describe('the anchors of the index', () => {
  it('are all on their pages', async () => {
    const [titles, headings] = parseSearchIndex(
      await readFile(join(siteFolder, toIndexFile()), 'utf8'),
    );
    const lost = await Promise.all(
      headings.documents.map(async (document) => {
        const { u: url = '' } = titles.documents[document.i] ?? {};
        const html = await readFile(join(siteFolder, url, 'index.html'), 'utf8');
        const ids = new Set(
          listElements(parseHtml(html), ({ attributes }) => attributes['id'] !== undefined).map(
            ({ attributes }) => `#${attributes['id']}`,
          ),
        );
        return toParts(document).flatMap(({ hash }) => (ids.has(hash) ? [] : [url + hash]));
      }),
    );
    expect(lost.flat()).toEqual([]);
    expect(headings.documents.length).toBeGreaterThan(100);
  });
});

describe('the search of this site', () => {
  it('finds what readers mean', () => {
    const results = runQueries(siteQueries, openSiteSearch());
    console.log(toReport('this site', results, wanted));
    expect(toShare(results, 1)).toBeGreaterThanOrEqual(wanted.first);
    expect(toShare(results, 3)).toBeGreaterThanOrEqual(wanted.firstThree);
  });
});

async function exists(address: string): Promise<boolean> {
  const [path = '', anchor] = address.split('#');
  const html = await readFile(join(siteFolder, path, 'index.html'), 'utf8').catch(() => '');
  return anchor === undefined ? html !== '' : html.includes(`id="${anchor}"`);
}

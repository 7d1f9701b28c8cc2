import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSearchIndex } from '../../prerender/search/search-index';
import { toGzipSize } from '../../prerender/pipeline/gzip-size';
import { toIndexFile, toTextTermsFile } from '../../src/model/search/index-address';
import { toGuidePages } from '../../tools/search/guide-pages';
import { siteFolder } from './site-search';

/** A target has a band, as in the size report: what no reader can notice fails nothing. */
const BAND = 1.1;

/**
 * Bytes after gzip. A reader who searches fetches the index and the terms; of the texts, only those of the hits that
 * are shown.
 */
function weighSearch(files: ReadonlyMap<string, string>) {
  const sum = (isCounted: (name: string) => boolean) =>
    [...files]
      .filter(([name]) => isCounted(name))
      .reduce((bytes, [, text]) => bytes + toGzipSize(Buffer.from(text)), 0);
  return {
    index: sum((name) => name === toIndexFile()),
    terms: sum((name) => name === toTextTermsFile(toIndexFile())),
    texts: sum((name) => /^search-text-\d+\.json$/.test(name)),
  };
}

it('the weight tells what is searched from the texts for snippets', () => {
  const files = new Map([
    ['search-index.json', 'a'],
    ['search-terms.json', 'b'.repeat(10_000)],
    ['search-text-1.json', 'c'],
    ['search-text-2.json', 'd'],
    ['search-index-docs-api.json', 'another context'],
    ['index.html', 'a page'],
  ]);
  const weight = weighSearch(files);
  expect(weight.index).toBe(21);
  expect(weight.terms).toBeGreaterThan(weight.index);
  expect(weight.texts).toBe(2 * weight.index);
});

it('the guides are always the same ones, of about 5 kB', () => {
  const pages = toGuidePages(100);
  expect(toGuidePages(100)).toEqual(pages);
  const bytes = pages.map(({ sections }) => JSON.stringify(sections).length);
  const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
  expect(mean).toBeGreaterThan(4000);
  expect(mean).toBeLessThan(8000);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(100);
});

it('this site is searched in 145 kB, and has 205 kB of texts for the hits that are shown', () => {
  const names = readdirSync(siteFolder).filter((name) => name.startsWith('search-'));
  const weight = weighSearch(
    new Map(names.map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')])),
  );
  console.log('this site', weight);
  expect(weight.index).toBeLessThan(90_000 * BAND);
  expect(weight.index + weight.terms).toBeLessThan(145_000 * BAND);
  expect(weight.texts).toBeLessThan(205_000 * BAND);
});

it('1,000 guides are searched in 450 kB, and have 1,750 kB of texts', () => {
  const { name, json, files } = buildSearchIndex(toGuidePages(1000));
  const weight = weighSearch(new Map([[name, json], ...files]));
  console.log('1,000 guides', weight);
  expect(weight.index).toBeLessThan(235_000 * BAND);
  expect(weight.index + weight.terms).toBeLessThan(450_000 * BAND);
  expect(weight.texts).toBeLessThan(1_750_000 * BAND);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSearchIndex } from '../../prerender/search/search-index';
import { toGuidePages } from '../../tools/search/guide-pages';
import { weighSearch } from '../../tools/search/search-weight';
import { siteFolder } from './site-search';

/**
 * Bytes after gzip. A reader who searches fetches the index and the terms; of the texts, only those of the hits that
 * are shown.
 */
it('this site is searched in 80 kB, and has 140 kB of texts for the hits that are shown', () => {
  const names = readdirSync(siteFolder).filter((name) => name.startsWith('search-'));
  const weight = weighSearch(
    new Map(names.map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')])),
  );
  console.log('this site', weight);
  expect(weight.index).toBeLessThan(40_000);
  expect(weight.index + weight.terms).toBeLessThan(80_000);
  expect(weight.texts).toBeLessThan(140_000);
});

it('1,000 guides are searched in 380 kB, and have 1,600 kB of texts', () => {
  const { name, json, files } = buildSearchIndex(toGuidePages(1000));
  const weight = weighSearch(new Map([[name, json], ...files]));
  console.log('1,000 guides', weight);
  expect(weight.index).toBeLessThan(160_000);
  expect(weight.index + weight.terms).toBeLessThan(380_000);
  expect(weight.texts).toBeLessThan(1_600_000);
});

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Browser } from '@playwright/test';
import type { PageDocuments } from '../../prerender/search/page-documents';
import { buildSearchIndex } from '../../prerender/search/search-index';
import { copyProject } from '../project-copy';
import { toGuidePages } from '../search/guide-pages';
import { readSearchFiles, weighSearch } from '../search/search-weight';
import { createRandom, pick } from '../search/random';
import { openBuiltSearch } from '../search/search';
import { build } from './measures/build-costs';
import type { SearchTargets } from './search-figures';
import { toSearchReport } from './search-figures';
import { feelSearch } from './measures/felt-search';
import { kinds } from './sites/grown-site';

const GUIDES = 1000;
const OPERATIONS = 1200;
const QUERIES = 200;
/** A query has two to three words: more letters are rarely typed. */
const QUERY_LETTERS = 20;
const TYPING_BEGINS = 2;

/** What the search of some pages costs without a browser. */
export interface SearchCost {
  readonly pages: number;
  readonly buildMs: number;
  readonly openMs: number;
  /** For each letter typed. */
  readonly medianMs: number;
  readonly slowMs: number;
}

/**
 * Measures the search in the palette of the built site, with its own index and with that of 1,000 guides, and of a
 * site with an API of 1,200 operations: in Chromium, with a processor four times as slow. Prints each figure with
 * its target.
 */
export async function benchSearch(browser: Browser): Promise<void> {
  const guides = toGuidePages(GUIDES);
  console.log(toCostLine('1,000 guides', measureSearch(guides)));
  const client = resolve('dist/client');
  if (!existsSync(join(client, 'index.html'))) {
    console.log('Run "npm run build" to see how it feels in a browser.');
    return;
  }
  const folder = await copyProject(process.cwd());
  const measure = async (name: string, site: MeasuredSite, targets: SearchTargets) => {
    const replaced = new Map([...(site.files ?? [])].map(([file, text]) => [`/${file}`, text]));
    const weight = weighSearch(site.files ?? (await readSearchFiles(site.client)));
    const felt = await feelSearch(browser, site.client, replaced, site.queries);
    console.log(`\n${toSearchReport(name, weight, felt, targets).join('\n')}`);
  };
  try {
    await measure('this site', { client, queries: ownQueries }, { searchedBytes: 150_000 });
    const { name, json, files } = buildSearchIndex(guides);
    await measure(
      '1,000 guides',
      { client, files: new Map([[name, json], ...files]), queries: listTitleQueries(guides) },
      { coldBytes: 250_000, allBytes: 1_200_000 },
    );
    await kinds.operations(folder, OPERATIONS);
    await build(folder);
    await measure(
      'this site and an API of 1,200 operations',
      { client: join(folder, 'dist/client'), queries: apiQueries },
      { allBytes: 700_000 },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface MeasuredSite {
  readonly client: string;
  /** In place of the site's own. */
  readonly files?: ReadonlyMap<string, string>;
  readonly queries: readonly string[];
}

/** What readers of this site type. */
const ownQueries = ['create team', 'rate limits', 'idempotency key', 'how do I log in', '都道府県'];

/** What readers of the large API type. */
const apiQueries = ['replace thing 400', 'get thing 7', 'things-1', 'area-30', 'thing12'];

const TITLE_QUERIES = 6;

/** The first words of some titles. */
function listTitleQueries(pages: readonly PageDocuments[]): readonly string[] {
  const random = createRandom(TITLE_QUERIES);
  return Array.from({ length: TITLE_QUERIES }, () => {
    const { title } = pick(random, pages);
    return title.toLowerCase().slice(0, QUERY_LETTERS).trim();
  });
}

/** Builds the index of some pages, opens it and types queries into it, letter by letter. */
export function measureSearch(pages: readonly PageDocuments[], queries = QUERIES): SearchCost {
  const [build, buildMs] = measure(() => buildSearchIndex(pages));
  const [search, openMs] = measure(() => openBuiltSearch(build));
  const times = listTypedTexts(pages, queries)
    .map((text) => measure(() => search(text))[1])
    .toSorted((a, b) => a - b);
  return {
    pages: pages.length,
    buildMs,
    openMs,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowMs: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** What stands in the field after each letter, for phrases from titles, headings and texts. */
export function listTypedTexts(pages: readonly PageDocuments[], count: number): string[] {
  const random = createRandom(QUERIES);
  return Array.from({ length: count }, () => {
    const page = pick(random, pages);
    const section = pick(random, page.sections);
    const words = pick(random, [page.title, section.title, section.content || page.title])
      .toLowerCase()
      .split(/\s+/);
    const start = Math.floor(random() * Math.max(1, words.length - 2));
    return words
      .slice(start, start + pick(random, [1, 2, 3]))
      .join(' ')
      .slice(0, QUERY_LETTERS);
  }).flatMap((query) =>
    Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)).slice(
      TYPING_BEGINS - 1,
    ),
  );
}

function measure<Result>(task: () => Result): [result: Result, milliseconds: number] {
  const start = performance.now();
  const result = task();
  return [result, performance.now() - start];
}

function toCostLine(name: string, cost: SearchCost): string {
  const [open, median, slow] = [cost.openMs, cost.medianMs, cost.slowMs].map((ms) => ms.toFixed(1));
  const build = (cost.buildMs / 1000).toFixed(1);
  return `${name}, in Node.js: built in ${build} s, opened in ${open} ms; query p50 ${median} ms, p95 ${slow} ms`;
}

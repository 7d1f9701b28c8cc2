import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { PageDocuments } from '../../prerender/search/page-documents';
import { buildSearchIndex } from '../../prerender/search/search-index';
import { toApiPages } from '../search/api-pages';
import { toGuidePages } from '../search/guide-pages';
import { listApi } from '../search/listed-api';
import { createRandom, pick } from '../search/random';
import { openBuiltSearch } from '../search/search';
import type { FeltSearch } from './search-in-browser';
import { feelSearch } from './search-in-browser';

const GUIDES = 1000;
const QUERIES = 200;
/** A query has two to three words: more letters are rarely typed. */
const QUERY_LETTERS = 20;
const TYPING_BEGINS = 2;

/** What the search of some pages costs. */
export interface SearchCost {
  readonly pages: number;
  /** What is fetched before the first hit, and altogether, after gzip. */
  readonly firstBytes: number;
  readonly allBytes: number;
  readonly buildMs: number;
  readonly openMs: number;
  /** For each letter typed. */
  readonly medianMs: number;
  readonly slowMs: number;
}

/**
 * Measures the search of 1,000 guides and of a large API, and prints a table; then how it feels in Chromium, in
 * the palette of the built site.
 */
export async function benchSearch(): Promise<void> {
  const corpora = [
    ['1,000 guides', toGuidePages(GUIDES)],
    ['a large API', toApiPages(listApi())],
  ] as const;
  console.log(toRow('', ['pages', 'first kB', 'all kB', 'build s', 'open ms', 'p50 ms', 'p95 ms']));
  for (const [name, pages] of corpora) console.log(toRow(name, toCells(measureSearch(pages))));
  const client = resolve('dist/client');
  if (!existsSync(join(client, 'index.html'))) {
    console.log('Run "npm run build" to see how it feels in a browser.');
    return;
  }
  await benchFeltSearch(client, [['this site', []], ...corpora]);
}

/** Types into the palette of the built site, with its own index and with those of other pages. */
async function benchFeltSearch(
  client: string,
  corpora: readonly (readonly [name: string, pages: readonly PageDocuments[]])[],
): Promise<void> {
  console.log(`\n${FELT_HEAD}`);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [name, pages] of corpora) {
      const build = pages.length === 0 ? undefined : buildSearchIndex(pages);
      const files = build === undefined ? [] : [[build.name, build.json] as const, ...build.files];
      const replaced = new Map(files.map(([file, text]) => [`/${file}`, text]));
      const queries = pages.length === 0 ? ownQueries : listTitleQueries(pages);
      const felt = await feelSearch(browser, client, replaced, queries);
      console.log(toRow(name, toFeltCells(felt)));
    }
  } finally {
    await browser.close();
  }
}

const FELT_HEAD = toRow('in Chromium', [
  'cold ms',
  'cold kB',
  'answer p50',
  'p95 ms',
  'paint p50',
  'p95 ms',
  'long task',
]);

/** What readers of this site type. */
const ownQueries = ['create team', 'rate limits', 'idempotency key', 'how do I log in', '都道府県'];

const TITLE_QUERIES = 6;

/** The first words of some titles. */
function listTitleQueries(pages: readonly PageDocuments[]): readonly string[] {
  const random = createRandom(TITLE_QUERIES);
  return Array.from({ length: TITLE_QUERIES }, () => {
    const { title } = pick(random, pages);
    return title.toLowerCase().slice(0, QUERY_LETTERS).trim();
  });
}

function toFeltCells(felt: FeltSearch): string[] {
  return [
    felt.coldMs.toFixed(0),
    toKilobytes(felt.coldBytes),
    felt.answered.medianMs.toFixed(1),
    felt.answered.slowMs.toFixed(1),
    felt.painted.medianMs.toFixed(1),
    felt.painted.slowMs.toFixed(1),
    felt.longestTaskMs.toFixed(0),
  ];
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
    firstBytes: toBytes([build.json]),
    allBytes: toBytes([build.json, ...build.files.values()]),
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

function toBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

function toCells(cost: SearchCost): string[] {
  return [
    String(cost.pages),
    toKilobytes(cost.firstBytes),
    toKilobytes(cost.allBytes),
    (cost.buildMs / 1000).toFixed(1),
    cost.openMs.toFixed(0),
    cost.medianMs.toFixed(1),
    cost.slowMs.toFixed(1),
  ];
}

function toKilobytes(bytes: number): string {
  return (bytes / 1e3).toFixed(0);
}

function toRow(name: string, cells: readonly string[]): string {
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}

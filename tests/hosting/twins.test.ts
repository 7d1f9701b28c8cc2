import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findElement, listElements, parseHtml } from '../../prerender/html/html-tree';
import type { ReadTwin } from '../pages/fixtures/read-twin';
import { PATIENCE } from '../../prerender/api/fixtures/seeds';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import { listMissing } from '../pages/fixtures/missing-facts';
import { listTexts } from './fixtures/page-texts';
import { listUrls, readTwin, toWords } from '../pages/fixtures/read-twin';

const client = resolve('dist/client');
const read = (path: string) => readFileSync(join(client, path), 'utf8');

const sitemap = read('sitemap.xml');
const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
const home = new URL(addresses[0] ?? '').origin;
const paths = addresses.map((address) => decodeURI(new URL(address).pathname));
const toFile = (path: string) => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);

/** The page with its further parts, and its samples in all languages; read once. */
function readWhole(path: string): ReadTwin {
  const start = toFile(path).replace(/\.md$/, '');
  const more = ['.2', '.3', '.4', '.5', '.samples'].map((part) => `${start}${part}.md`);
  const files = [`${start}.md`, ...more.filter((file) => existsSync(join(client, file)))];
  const twin = known.get(path) ?? readTwin(...files.map(read));
  known.set(path, twin);
  return twin;
}

const known = new Map<string, ReadTwin>();

describe('the Markdown of the built site', () => {
  it('is there for every page that search engines list, and short enough to be read whole', () => {
    const wrong = paths.filter((path) => !existsSync(join(client, toFile(path))));
    expect(wrong).toEqual([]);
    const long = paths.filter((path) => read(toFile(path)).length > 50_000);
    expect(long).toEqual([]);
    expect(sitemap).not.toContain('.md');
  });

  it('has every fact of the data of its pages', PATIENCE, () => {
    const lost = paths.flatMap((path) => {
      const { view } = JSON.parse(read(decodeURI(toPageFile(path)))) as Page;
      const twin = readWhole(path);
      return listMissing(view, twin, twin).map((fact) => `${path}: ${fact}`);
    });
    expect(lost).toEqual([]);
  });

  it('has every paragraph and every cell of the guides', () => {
    const lost: string[] = [];
    for (const path of paths.filter((one) => !/\/api\/|^\/$/.test(one))) {
      const twin = toWords(readWhole(path).nodes);
      const document = parseHtml(read(join(path, 'index.html')));
      const article = findElement(document, ({ name }) => name === 'article');
      for (const text of article === undefined ? [] : listTexts(article)) {
        // In a cell, the backslash before a pipe is a mark, also in code.
        const forms = [text, text.replaceAll(String.raw`\|`, '|')];
        if (!forms.some((form) => twin.includes(form))) lost.push(`${path}: ${text.slice(0, 200)}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('has no elements but those for which Markdown has no mark', () => {
    const odd = paths.flatMap((path) => {
      const html: string[] = [];
      const visit = (nodes: ReadTwin['nodes']): void => {
        for (const node of nodes) {
          if (node.type === 'html' && !/^<\/?su[bp]>$/.test(node.value)) html.push(node.value);
          if ('children' in node) visit(node.children);
        }
      };
      visit(readWhole(path).nodes);
      return html.map((one) => `${path}: ${one}`);
    });
    expect(odd).toEqual([]);
  });

  it('leads only to what is there: pages, indexes and files', () => {
    const files = readdirSync(client, { recursive: true }).map((file) => `/${String(file)}`);
    const known = new Set(files);
    const lost: string[] = [];
    for (const file of files.filter((one) => /\.md$|\/llms(?:-\d+)?\.txt$/.test(one)))
      for (const url of listUrls(readTwin(read(file)).nodes)) {
        const { origin, pathname } = URL.canParse(url)
          ? new URL(url)
          : { origin: '', pathname: url };
        if (origin !== home && origin !== '') continue;
        const path = decodeURI(pathname);
        const isThere = known.has(path) || known.has(join(path, 'index.html'));
        if (!isThere) lost.push(`${file}: ${url}`);
      }
    expect(lost).toEqual([]);
  });

  it('is listed by the indexes, and named in every head', () => {
    const indexes = readdirSync(client, { recursive: true })
      .map(String)
      .filter((file) => /(?:^|\/)llms(?:-\d+)?\.txt$/.test(file));
    const listed = new Set(indexes.flatMap((file) => listUrls(readTwin(read(file)).nodes)));
    expect(paths.filter((path) => !listed.has(home + encodeURI(toFile(path))))).toEqual([]);
    expect(indexes.filter((file) => read(file).length > 50_000)).toEqual([]);
    for (const path of paths) {
      const links = listElements(
        parseHtml(read(join(path, 'index.html'))),
        ({ name, attributes }) =>
          name === 'link' &&
          /^(?:alternate|describedby|service-desc)$/.test(attributes['rel'] ?? ''),
      ).map(({ attributes }) => [attributes['rel'], attributes['type'], attributes['href']]);
      expect(links).toContainEqual(['alternate', 'text/markdown', home + encodeURI(toFile(path))]);
      expect(links.some(([rel]) => rel === 'describedby')).toBe(true);
      expect(links.some(([rel]) => rel === 'service-desc')).toBe(path.includes('/api/'));
    }
  });
});

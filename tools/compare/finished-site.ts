import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createHash } from 'node:crypto';
import { toClassLooks } from './class-looks';
import type { ClassLooks } from './class-looks';

/**
 * The content of a finished site by file path, without hashed names, and with class names that
 * describe the look of a class. Scripts are left out, as their code changes intentionally.
 */
export type FinishedSite = ReadonlyMap<string, string>;

/** Reads the folder of a finished site. */
export async function loadFinishedSite(folder: string): Promise<FinishedSite> {
  const names = (await listFiles(folder)).filter((name) => !name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(folder, name), 'utf8'));
  return toFinishedSite(texts);
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'))
    .toSorted();
}

/** Converts the files of a finished site. */
export function toFinishedSite(files: ReadonlyMap<string, string>): FinishedSite {
  const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1] ?? '';
  const looks = toClassLooks(sheet);
  const site = new Map<string, string>();
  for (const [name, text] of files) {
    const said = name.endsWith('.css') ? looks.rules : toSaid(name, text, looks);
    site.set(toPlainName(name, said), said);
  }
  return site;
}

function toSaid(name: string, text: string, looks: ClassLooks): string {
  if (name === 'search-index.json') return text;
  const named = text.replaceAll(/class=(\\?")([^"\\]*)/g, (_, quote: string, names: string) => {
    return `class=${quote}${names.split(' ').map(looks.toLook).join(' ')}`;
  });
  return withoutHashes(named);
}

/** Replaces the hash in the name of a file in `assets`; a data file has one of what it says. */
function toPlainName(name: string, said: string): string {
  if (!/(?:^|\/)assets\//.test(name)) return name;
  if (!name.endsWith('.json')) return withoutHashes(name);
  return `${name.slice(0, name.lastIndexOf('/'))}/${toDigest(said)}.json`;
}

const SCRIPT = /\/assets\/[\w/.~-]+\.js/g;
const DATA = /\/assets\/(\w+)\/[0-9a-f]{16}\.json/g;
const HASHED = /(assets\/[\w/.~-]+?)[.-][\w-]{8}\.(\w+)/g;
const INDEX_HASHES = /data-search-index="[^"]*"/g;
/** A document names the data that it was rendered from, and the data begin with it. */
const PAGE_ID = / data-page="\w*"|(?<=\/pages\/[^"?]*\.json)\?\w+|^\{"id":"\w+","app":"[^"]*",/g;
/** A part of the style sheet, which is compared as a whole. */
const FIRST_STYLE = /<script type="text\/css"[^]*?<\/script>/g;

function withoutHashes(text: string): string {
  return text
    .replaceAll(SCRIPT, '/assets/script.js')
    .replaceAll(DATA, '/assets/$1/data.json')
    .replaceAll(HASHED, '$1.$2')
    .replaceAll(INDEX_HASHES, 'data-search-index')
    .replaceAll(PAGE_ID, '')
    .replaceAll(FIRST_STYLE, '');
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

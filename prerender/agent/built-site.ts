import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { OperationPage } from '../../src/model/api/operation';
import type { Page } from '../../src/model/pages/page';
import { PAGES } from '../../src/model/pages/page';
import { toTwinPath } from '../../src/model/pages/twin';
import type { FormTemplate } from '../../src/model/request/request-template';
import { toIndexFile, toTextTermsFile } from '../../src/model/search/index-address';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../src/model/search/index-file';
import type { PageHit } from '../../src/model/search/hits';
import { pageScope } from '../../src/model/search/protocol';
import { decodePercent } from '../../src/model/site/decode-percent';
import { withoutBase } from '../../src/model/site/paths';
import { createSearchEngine } from '../../src/search/worker/search-engine';

/** The files of a built site, as the tools of an agent read them. */
export interface BuiltSite {
  readonly title: string;
  /** The Markdown of a page, or an index, by its path or address, with its final slash or its `.md` or without. */
  readonly readPage: (address: string) => string | undefined;
  /** The file of that, which need not be there. */
  readonly toFile: (address: string) => string | undefined;
  readonly search: (query: string) => readonly PageHit[];
  readonly operations: readonly BuiltOperation[];
}

export interface BuiltOperation {
  /** The name of its API: the last segment of the address. */
  readonly api: string;
  readonly page: OperationPage;
  /** The site path of its page. */
  readonly path: string;
  /** Undefined for a webhook. */
  readonly loadTemplate: (() => FormTemplate) | undefined;
}

/** Opens the site in a folder: `dist/client`, or the one that is published for agents. */
export function openBuiltSite(folder: string): BuiltSite {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  // Hits have the base in their addresses, and files do not.
  const base = new URL(/^url: (.+)$/m.exec(read('index.md'))?.[1] ?? 'https://site').pathname;
  return {
    title: /^# (.+)$/m.exec(read('llms.txt'))?.[1] ?? '',
    toFile: (address) => toTwinFile(address, base),
    readPage: (address) => {
      const file = toTwinFile(address, base);
      return file !== undefined && existsSync(join(folder, file)) ? read(file) : undefined;
    },
    search: openSearch(read),
    operations: listOperations(folder, read),
  };
}

/** The file with the Markdown of a page, or an index, in the folder of its site; undefined for an address whose dots lead out of that. */
export function toTwinFile(address: string, base: string): string | undefined {
  const given = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*/, '');
  const path = decodePercent(given.startsWith('/') ? given : `/${given}`);
  const own = withoutBase(base, path) ?? path;
  const file = normalize(INDEX.test(own) ? own : toTwinPath(own.replace(/\.md$/, '')));
  return file.split(sep).includes('..') ? undefined : file;
}

const INDEX = /\/llms(?:-[\w-]+)?\.txt$/;

function openSearch(read: (file: string) => string): BuiltSite['search'] {
  const index = parseSearchIndex(read(toIndexFile()));
  const engine = createSearchEngine(index);
  engine.addTerms(parseTextTerms(read(toTextTermsFile(toIndexFile())), index));
  return (query) => {
    for (const file of engine.listMissingTexts(query, pageScope))
      engine.addTexts(file, parseTexts(read(file)));
    return engine.search(query, pageScope).hits;
  };
}

function listOperations(folder: string, read: (file: string) => string): readonly BuiltOperation[] {
  const files = readdirSync(join(folder, PAGES), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const { view, head } = JSON.parse(read(join(PAGES, file))) as Page;
      if (view.kind !== 'operation') return [];
      const { operation: page, template } = view;
      const api = page.apiPath.split('/').at(-1) ?? '';
      const load =
        template === undefined ? undefined : () => JSON.parse(read(template)) as FormTemplate;
      return [{ api, page, path: head?.path ?? '', loadTemplate: load }];
    });
}

import type { ElementContent } from 'hast';
import { stringify } from 'yaml';
import { assertNever } from '../model/assert-never';
import type { Page, PageView } from '../model/pages/page';
import type { PageIndex, PageTwin, TwinFile } from '../model/pages/twin';
import { toIndexFile, toTwinPath } from '../model/pages/twin';
import { format } from '../model/text/format';
import { texts } from '../ui/texts';
import { changesText, goneText } from './changes';
import { apiText, errorsText, overviewText, schemaText, schemasText } from './api-pages';
import { guideText } from './guide';
import { categoryText, homeText, tagText, tagsText } from './lists';
import { blocks, item, link, list, toUrl } from './marks';
import { operationText, samplesText } from './operation';
import { LIST, LONG, MOST, toParts } from './parts';
import { treeText } from './tree';

/** Where a page is, and what its document says of it. */
export interface TwinPlace {
  /** Site path. */
  readonly path: string;
  /** The address of the page, and that of the site without a slash at its end. */
  readonly url: string;
  readonly home: string;
  readonly title: string;
  /** That which the home page itself has: the one above is the site's. */
  readonly heading?: string | undefined;
  readonly description: string;
  /** The index that covers it. */
  readonly index: PageIndex;
  /** The text of a guide, from its document. */
  readonly article?: readonly ElementContent[] | undefined;
}

/** A page as Markdown; undefined for one without a text. */
export function toTwin({ view }: Page, place: TwinPlace): PageTwin | undefined {
  const { article = [] } = place;
  // The view of a guide has no links but those to its tags.
  const linked =
    view.kind === 'guide'
      ? { view, article: withAddresses(article, place) }
      : { view: withAddresses(view, place), article };
  const samples = toTwinPath(`${place.path.replace(/\/$/, '')}.samples`);
  const main = listParts(toText(linked, place, samples), toTwinPath(place.path), place);
  const [first] = main;
  if (first === undefined) return undefined;
  const isFolder = place.path.endsWith('/') && place.path !== '/';
  const operation = view.kind === 'operation' ? view.operation : undefined;
  const request = operation && `${operation.method} ${operation.path}: `;
  return {
    name: (request ?? '') + place.title,
    note: place.description,
    files: [
      ...main,
      // https://llmstxt.org names both addresses for a page whose own ends in a slash.
      ...(isFolder ? [{ path: `${place.path}index.md`, text: first.text }] : []),
      ...(operation === undefined ? [] : listParts(samplesText(operation), samples, place)),
    ],
  };
}

/** Makes addresses of links: those of pages lead to their Markdown. */
function withAddresses<Data>(data: Data, { home, path: own }: TwinPlace): Data {
  const toAddress = (href: string) => {
    const local = href.startsWith(`${home}/`) ? href.slice(home.length) : href;
    if (href.startsWith('#')) return toUrl(home + toTwinPath(own) + href);
    if (!/^\/(?!\/)/.test(local)) return href;
    const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(local) ?? [];
    return toUrl(home + (FILE.test(path) ? path : toTwinPath(path)) + end);
  };
  const revive = (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'href' || key === 'allTags' || key === 'guidesHref') return toAddress(value);
    const isBase = key === 'apiPath' || key === 'overviewPath' || key === 'src';
    return isBase && /^\/(?!\/)/.test(value) ? toUrl(home + value) : value;
  };
  return JSON.parse(JSON.stringify(data), revive) as Data;
}

/**
 * A file that is not a page. The folder of a version may end in `.x`, and the address of a guide in `.js`: among the
 * pages, only the build puts files.
 */
const FILE = /^(?:(?!\/docs\/).*\.[a-z][a-z\d]+|.*\.(?:atom|json|md|txt|ya?ml|zip))$/i;

/** The content of a page: its view, and the text of a guide. */
interface Content {
  readonly view: PageView;
  readonly article: readonly ElementContent[];
}

function toText({ view, article }: Content, place: TwinPlace, samples: string): string {
  const { home } = place;
  switch (view.kind) {
    case 'guide':
      return guideText(view.page, treeText(article, view.page.title), home);
    case 'category':
      return categoryText(view.title, view.description ?? '', view.cards);
    case 'tags':
      return tagsText(view.tags, home);
    case 'tag':
      return tagText(view.tag, view.docs, view.allTags);
    case 'api':
      return apiText(view.reference, home + view.reference.path);
    case 'errors':
      return errorsText(view.catalogue);
    case 'changes':
      return changesText(view.changes);
    case 'gone':
      return goneText(view.gone, home + view.apiPath);
    case 'overview':
      return overviewText(view.overview);
    case 'operation':
      return operationText(view.operation, view.guides ?? [], home + samples);
    case 'schemas':
      return schemasText(view.index);
    case 'schema':
      return schemaText(view.page);
    case 'home':
      return homeText(view.home, place.heading || place.title, home);
    case 'search':
      // It has no text: an index is for agents what a search is for people.
      return '';
    default:
      return assertNever(view);
  }
}

/** Files with what agents read first: facts of the page, and where the others are listed. */
function listParts(words: string, path: string, place: TwinPlace): readonly TwinFile[] {
  const { home, index, title, description, url } = place;
  const { version } = index;
  const matter = stringify(
    { title, description, url, ...(version && { version }) },
    { lineWidth: 0 },
  );
  const directive = format(texts.copy.agents, {
    index: link(home + toIndexFile(index), 'llms.txt'),
  });
  const head = `---\n${matter}---\n\n> ${directive}\n\n`;
  const parts =
    words === '' ? [] : toParts(words, MOST - head.length - 1, LONG - head.length - LIST);
  const toPath = (number: number) =>
    number === 0 ? path : path.replace(/\.md$/, `.${number + 1}.md`);
  const others = parts.map(({ title: first }, number) => item(link(home + toPath(number), first)));
  return parts.map(({ text }, number) => ({
    path: toPath(number),
    text: `${head}${blocks(
      parts.length > 1 && blocks(`${number + 1}/${parts.length}:`, list(others)),
      text,
    )}\n`,
  }));
}

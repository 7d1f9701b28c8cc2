import type { Link, PhrasingContent, RootContent } from 'mdast';
import { toPlural } from '../../src/model/text/plural';
import type { ToHref } from '../diff/report';
import { listChangeNodes, toSummary } from '../diff/report';
import { toCodeWord } from '../text/code-words';
import {
  listWords,
  toCode,
  toHeading,
  toLink,
  toList,
  toParagraph,
  toTable,
  toText,
} from '../text/markdown-nodes';
import { mapNodes } from './mapped-nodes';
import type { PageChange } from './page-changes';
import type { ApiChange, Review } from './review';
import type { ReadSite } from './site-text';
import type { TextChange, Words } from './text-changes';

/** Writes the address of a page of the site. */
export interface Addresses {
  readonly toPreview: (path: string) => string;
  readonly toProduction: (path: string) => string;
}

/** The review as Markdown, the most important first: counts, pages, APIs, warnings, and the changed texts. */
export function listReviewNodes(review: Review, addresses: Addresses): readonly RootContent[] {
  const { base, sites, failure, pages, apis, warnings, sizes } = review;
  return [
    toHeading(1, `Changes since ${base}`),
    toParagraph(toText(toCounts(review))),
    ...(failure === undefined ? [] : listFailureNodes(base, failure)),
    ...toSection(
      'Pages',
      pages.map((page) => listPageWords(page, addresses)),
    ),
    ...apis.flatMap((api) => listApiNodes(api, sites, addresses)),
    ...toSection('New warnings', warnings.map(listWords)),
    ...toSection('Above their targets', sizes.map(listWords)),
    ...pages.flatMap((page) => listTextNodes(page, addresses)),
  ];
}

/** The end of an output says why. */
const MOST_LINES = 20;

function listFailureNodes(base: string, log: string): readonly RootContent[] {
  const text = `The site of ${base} cannot be built, so only the APIs are compared. Its build ends with:`;
  const value = log.trim().split('\n').slice(-MOST_LINES).join('\n').slice(-MOST_OF_OUTPUT);
  return [toParagraph(toText(text)), { type: 'code', value }];
}

const MOST_OF_OUTPUT = 3000;

function toSection(title: string, items: readonly (readonly PhrasingContent[])[]) {
  return items.length === 0 ? [] : [toHeading(2, title), toList(items)];
}

function toCounts({ failure, pages, apis, warnings }: Review): string {
  const counts = (['changed', 'added', 'moved', 'removed'] as const).flatMap((kind) => {
    const { length } = pages.filter((page) => page.kind === kind && page.target === undefined);
    return length === 0 ? [] : [toPlural(`{count} page ${kind}|{count} pages ${kind}`, length)];
  });
  const redirects = pages.filter(({ target }) => target !== undefined).length;
  const found = [
    ...counts,
    ...(redirects === 0
      ? []
      : [toPlural('{count} redirect removed|{count} redirects removed', redirects)]),
    ...apis.flatMap(({ file, outcome }) =>
      typeof outcome === 'string' || 'unreadable' in outcome || outcome.changes.length === 0
        ? []
        : [`${file}: ${toSummary(outcome)}`],
    ),
    ...(warnings.length === 0
      ? []
      : [toPlural('{count} new warning|{count} new warnings', warnings.length)]),
  ];
  const nothing =
    failure === undefined ? 'Readers and programs notice nothing' : 'Pages are not compared';
  return `${found.join('; ') || nothing}.`;
}

/** A page with its addresses, and what happens to it. */
function listPageWords(
  page: PageChange,
  { toPreview, toProduction }: Addresses,
): readonly PhrasingContent[] {
  const { kind, path, title, from, isRedirected, target, texts, lost } = page;
  const name = toText(title);
  const last = toLink(toProduction(from ?? path), toText('production'));
  const places = toPlural('{count} place|{count} places', texts.length);
  const code = texts.some(({ isCode }) => isCode) ? ', with samples or examples' : '';
  const moved = [
    toText(' moved from '),
    toCode(from ?? ''),
    toText(isRedirected === true ? '' : ', which leads nowhere: add it to redirect_from'),
  ];
  const words: Readonly<Record<PageChange['kind'], readonly PhrasingContent[]>> = {
    changed: [toText(` changed in ${places}${code}`)],
    added: [toText(' is new')],
    removed:
      target === undefined
        ? [toText(' is gone, and its address leads nowhere')]
        : [toText(' led to '), toCode(target), toText(', and leads nowhere now')],
    moved,
  };
  return [
    kind === 'removed' ? name : toLink(toPreview(path), name),
    ...words[kind],
    ...(kind === 'added' ? [] : [toText(' ('), last, toText(')')]),
    ...(lost.length === 0 ? [] : [toText('. Anchors that are gone: '), toCode(toLost(lost))]),
  ];
}

const MOST_ANCHORS = 10;

function toLost(anchors: readonly string[]): string {
  const more = anchors.length - MOST_ANCHORS;
  return anchors.slice(0, MOST_ANCHORS).join(' ') + (more > 0 ? ` … and ${more} more` : '');
}

function listApiNodes(
  { file, path, outcome }: ApiChange,
  sites: Review['sites'],
  addresses: Addresses,
) {
  const heading = toHeading(2, toCodeWord(file));
  if (outcome === 'added') return [heading, toParagraph(toText('The API is new.'))];
  if (outcome === 'removed')
    return [heading, toParagraph(toText('The API is gone: programs that call it will fail.'))];
  if ('unreadable' in outcome)
    return [heading, toParagraph(toText(`It cannot be compared: ${outcome.unreadable}`))];
  if (outcome.changes.length === 0) return [];
  const toHref: ToHref = ({ slug, anchor }) =>
    `${path}/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
  const nodes = mapNodes(listChangeNodes(outcome, true, toHref), (node) =>
    node.type === 'link' ? listSides(node, sites, addresses) : [node],
  );
  return [heading, ...nodes];
}

/** An operation with its address in the preview and in production, where it has one. */
function listSides(
  { url, children }: Link,
  { before, after }: Review['sites'],
  { toPreview, toProduction }: Addresses,
): readonly PhrasingContent[] {
  const [last, now] = [before, after].map((site) => findPlace(site, url));
  const name: Link = { type: 'link', url: toPreview(now ?? ''), children };
  const production = toLink(toProduction(last ?? ''), toText('production'));
  return [
    ...(now === undefined ? children : [name]),
    ...(last === undefined ? [] : [toText(' ('), production, toText(')')]),
  ];
}

/** An address on a site: without its anchor if only its page is there, undefined if not even that is. */
function findPlace(site: ReadSite, address: string): string | undefined {
  const [path = '', anchor = ''] = address.split(/#(.*)/s);
  if (!site.has(path)) return undefined;
  return site.get(path)?.anchors.includes(anchor) === true ? address : path;
}

/** The old and the new text of a page, side by side. */
function listTextNodes(page: PageChange, { toPreview }: Addresses): readonly RootContent[] {
  if (page.texts.length === 0) return [];
  const rows = page.texts.map((change) => [
    [toLink(toPreview(page.path) + change.hash, toText(toPlace(change)))],
    toCell(change.words, 'removed'),
    toCell(change.words, 'added'),
  ]);
  const titles = ['Where', 'Before', 'Now'].map((title) => [toText(title)]);
  return [toHeading(2, page.title), toTable([titles, ...rows])];
}

function toPlace({ heading, isCode }: TextChange): string {
  return isCode ? 'Code' : heading || 'Beginning';
}

/** One side: all that is the same, and what only this side has. */
function toCell(words: readonly Words[], side: 'removed' | 'added'): readonly PhrasingContent[] {
  return words.flatMap(({ kind, text }): readonly PhrasingContent[] => {
    const line = text.replaceAll(/\s+/g, ' ');
    if (kind === 'same') return [toText(shorten(line))];
    if (kind !== side || line.trim() === '') return [];
    const children = [toText(line.trim())];
    const [start = '', end = ''] = [/^ /, / $/].map((space) => space.exec(line)?.[0]);
    const mark: PhrasingContent =
      side === 'removed'
        ? { type: 'delete', children }
        : { type: 'strong', children, data: { hName: 'ins' } };
    return [toText(start), mark, toText(end)];
  });
}

/** Enough to know the place again. */
const MOST_AROUND = 120;

function shorten(text: string): string {
  if (text.length <= 2 * MOST_AROUND) return text;
  return `${text.slice(0, MOST_AROUND)} … ${text.slice(-MOST_AROUND)}`;
}

import type { Card } from '../../src/model/guides/card';
import type { GuidePage } from '../../src/model/guides/guide-page';
import type { PlainNode } from '../../src/model/guides/plain-body';
import type { PageView } from '../../src/model/pages/page';
import type { PageFacts } from '../../src/model/search/search-document';
import type { PageHead } from '../../src/model/site/head';
import { withBase } from '../../src/model/site/paths';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import { toOperationText, toSchemaText } from './api-parts';
import {
  toErrorFacts,
  toChangeNodes,
  toErrorNodes,
  toIndexNodes,
  toOverviewNodes,
} from './api-sections';
import type { PageDocuments, PageText } from './page-documents';
import { toLine, toSections } from './page-sections';

/** A page as search reads it. */
export interface SearchedPage {
  readonly head: PageHead | undefined;
  readonly view: PageView;
  readonly base: string;
  /** The labels from the outermost category to the page itself; empty for a page in no sidebar. */
  readonly trail: readonly string[];
  /** The text of a guide. */
  readonly nodes: readonly PlainNode[];
  /** The interface texts in the language of the site. */
  readonly translation?: TextCatalogue | undefined;
}

/** Reads a page; undefined for one that is not searched: the home page, the search, and one that says so. */
export function toPageDocuments(page: SearchedPage): PageDocuments | undefined {
  const { head, base, trail } = page;
  if (head === undefined || head.noindex === true) return undefined;
  return {
    // Percent-encoded, as in links.
    url: new URL(withBase(base, head.path), 'https://site.example').pathname,
    breadcrumb: trail.slice(0, -1).map(toLine),
    description: toLine(head.description),
    keywords: (head.keywords ?? []).join(',').replaceAll(/\s*,\s*/g, ', '),
    ...toPageText(page, toLine(trail.at(-1) ?? head.title ?? '')),
  };
}

/** What a page says; `label` is its name in the sidebar. */
function toPageText({ view, nodes, translation }: SearchedPage, label: string): PageText {
  switch (view.kind) {
    case 'guide':
      return toGuideText(view.page, nodes);
    case 'operation':
      return toOperationText(view.operation);
    case 'schema':
      return toSchemaText(view.page);
    case 'overview':
      return toText(label, { kind: 'overview' }, toOverviewNodes(view.overview, translation));
    case 'changes':
      return toText(label, { kind: 'list' }, toChangeNodes(view.changes));
    case 'errors':
      return toText(label, toErrorFacts(view.catalogue), toErrorNodes(view.catalogue, translation));
    case 'api':
      return toText(label, { kind: 'list' }, toIndexNodes(view.reference));
    case 'category':
      return toText(view.title, { kind: 'list' }, toCardNodes(view.description, view.cards));
    case 'tag':
      return toText(label, { kind: 'list' }, toCardNodes(view.tag.description, view.docs));
    case 'tags':
      return toText(label, { kind: 'list' }, toCardNodes(undefined, view.tags));
    default:
      return toText(label, { kind: 'list' }, []);
  }
}

function toText(title: string, facts: PageFacts, nodes: readonly PlainNode[]): PageText {
  return { title, facts, sections: toSections(nodes, title) };
}

function toGuideText({ title, showTitle }: GuidePage, nodes: readonly PlainNode[]): PageText {
  const sections = toSections(nodes, showTitle ? title : '');
  const own = sections.find((section) => section.title !== '' && section.hash === '');
  return { title: own?.title ?? title, sections };
}

/** The pages that another one lists. */
function toCardNodes(
  description: string | undefined,
  cards: readonly Partial<Card>[],
): readonly PlainNode[] {
  return [
    ['p', null, [description ?? '']],
    ...cards.map(({ label = '', description: text = '' }): PlainNode => [
      'li',
      null,
      text === '' ? [label] : [['dt', null, [label]], text],
    ]),
  ];
}

import { assertNever } from '../../../src/model/assert-never';
import type { FinishedHead } from '../../html/page-head';
import type { ArticleType } from '../../html/structured-data';
import type { PageView } from '../../../src/model/pages/page';

/** The texts of a page's picture, which link previews show. */
export interface Card {
  readonly title: string;
  /** The kind of the page: `Guide`, `API reference`. */
  readonly kind: string;
  readonly site: string;
  /** Of an operation. */
  readonly call?: { readonly method: string; readonly path: string };
}

/** In pixels; previews show it about half as wide. */
export const cardSize = { width: 960, height: 504 } as const;

/** The card of a page. */
export function toCard({ title, siteTitle }: FinishedHead, view: PageView | undefined): Card {
  const kind = toKind(view?.kind);
  if (view?.kind !== 'operation') return { title, kind, site: siteTitle };
  const { method, path } = view.operation;
  return { title, kind, site: siteTitle, call: { method: method.toUpperCase(), path } };
}

function toKind(kind: PageView['kind'] | undefined): string {
  switch (kind) {
    case undefined:
    case 'home':
    case 'search':
      return 'Documentation';
    case 'guide':
      return 'Guide';
    case 'category':
    case 'tags':
    case 'tag':
      return 'Guides';
    case 'operation':
    case 'api':
    case 'overview':
    case 'errors':
    case 'changes':
    case 'gone':
      return 'API reference';
    case 'schemas':
    case 'schema':
      return 'Schema';
    default:
      return assertNever(kind);
  }
}

/** The type of a page for search engines; undefined for a list of pages. */
export function findArticleType(view: PageView | undefined): ArticleType | undefined {
  switch (view?.kind) {
    case undefined:
    case 'home':
    case 'search':
    case 'category':
    case 'tags':
    case 'tag':
      return undefined;
    case 'guide':
      return 'TechArticle';
    default:
      return 'APIReference';
  }
}

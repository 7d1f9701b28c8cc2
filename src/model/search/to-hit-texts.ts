import { assertNever } from '../assert-never';
import { highlight } from './highlight';
import type { Segment } from './highlight';
import type { RankedHit } from './ranked-hit';
import { SearchHitType } from './search-document';
import { toSnippet } from './snippet';

/**
 * The texts of a hit, ready to be shown.
 *
 * The box shows `summary ?? title`, and `pageTitle` below;
 * the results page shows `title`, `path` and `summary`.
 */
export interface HitTexts {
  readonly title: readonly Segment[];
  /** Only for hits in a text or a description. */
  readonly summary: readonly Segment[] | undefined;
  /** Only for hits below the title of a page. */
  readonly pageTitle: readonly Segment[] | undefined;
  /** Outermost first; joined by ` › `. */
  readonly path: readonly string[];
}

/** Marks the matches of a hit and cuts its text to a snippet. */
export function toHitTexts(hit: RankedHit, snippetLength: number): HitTexts {
  const { document, page, tokens, type } = hit;
  const mark = (text: string) => highlight(text, tokens);
  const name = mark(document.s ?? page?.t ?? document.t);
  const pageTitle = page && mark(page.t);
  const path = page?.b ?? document.b ?? [];
  const pathToPage = page ? [...path, page.t] : path;
  const snippet = () => toSnippet(document.t, tokens, snippetLength);
  switch (type) {
    case SearchHitType.Title:
      return { title: mark(document.t), summary: undefined, pageTitle: undefined, path };
    case SearchHitType.Heading:
      return { title: mark(document.t), summary: undefined, pageTitle, path: pathToPage };
    case SearchHitType.Description:
      return { title: name, summary: snippet(), pageTitle, path };
    case SearchHitType.Keywords:
      return { title: name, summary: undefined, pageTitle: undefined, path };
    case SearchHitType.Content:
      return { title: name, summary: snippet(), pageTitle, path: pathToPage };
    default:
      return assertNever(type);
  }
}

import { toKebabCase } from '../../text/slug';

/** Where a new page goes, or why not. */
export type PagePlace =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly hint: string };

const PART = /^[a-z\d]+(?:[-.][a-z\d]+)*$/;

/**
 * The file of a page whose place below `content/docs` a writer has named: `platform/rate-limits`.
 *
 * A slash at the end asks for the page of a folder. The file's or the address's own beginning and the
 * ending `.mdx` may be there as well: writers copy them.
 */
export function toPagePlace(input: string): PagePlace {
  const place = input
    .trim()
    .replace(/^\/?(?:content\/docs|docs)\//, '')
    .replace(/^\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '/index');
  const wrong = place.split('/').some((part) => !PART.test(part));
  if (!wrong) return { kind: 'file', file: `content/docs/${place}.mdx` };
  return {
    kind: 'wrong',
    message: `"${input}" cannot be the place of a page.`,
    hint: `Write names in lower case with hyphens, and a slash after each folder, as in "${toExample(place)}".`,
  };
}

/** The nearest place that can be one. */
function toExample(place: string): string {
  const parts = place
    .split(/[/\\]/)
    .map((part) => toKebabCase(part.normalize('NFD').replaceAll(/[^\p{ASCII}]/gu, '')))
    .filter((part) => part !== '');
  return parts.length === 0 ? 'platform/rate-limits' : parts.join('/');
}

import { parseFragment, serialize } from 'parse5';
import { toComparablePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from '../guides/docs/doc';
import { NESTING_HINT } from '../mdx/syntax/rehype-nesting';
import { voidElements } from '../text/html-names';

/**
 * Finds the first element in the content of a finished page that browsers move when they parse it, such as `<tr>`.
 * React then finds other elements than it wrote, and renders the whole page again.
 */
export function findRearranged(html: string): string | undefined {
  const written = toSkeleton(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '');
  const read = serialize(parseFragment(written));
  if (read === written) return undefined;
  const [parts, others] = [written, read].map((text) => text.match(/<[^>]*>|x/g) ?? []);
  return parts?.find((each, at) => each !== 'x' && each !== others?.[at])?.replace('/', '');
}

/** The elements of a page, without attributes, each text as `x`. */
function toSkeleton(html: string): string {
  return html
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<([a-z][^\s/>]*)((?:"[^"]*"|[^">])*)>/gi, (_, name: string, rest: string) =>
      rest.endsWith('/') && !voidElements.has(name) ? `<${name}></${name}>` : `<${name}>`,
    )
    .replaceAll(/(?<=>)[^<]+/g, (text) => (text.trim() === '' ? '' : 'x'));
}

/**
 * Warns of each guide whose HTML browsers rearrange: a component of it, or an expression in it, is the cause. The others
 * have a warning in `known`, with its line.
 */
export function checkNesting(
  pages: readonly { readonly page: { readonly path: string }; readonly rearranged?: string }[],
  docs: readonly Pick<Doc, 'file' | 'path'>[],
  known: readonly Problem[],
): readonly Problem[] {
  const named = known.filter(({ hint }) => hint === NESTING_HINT).map(({ file }) => file);
  const byPath = new Map(docs.map(({ file, path }) => [toComparablePath(path), file]));
  const files = new Set(byPath.values());
  // A partial with a warning may be the cause in any guide.
  const isNamed = (file: string) => named.some((one) => one === file || !files.has(one));
  return pages.flatMap(({ page, rearranged }) => {
    const file = byPath.get(toComparablePath(page.path));
    if (rearranged === undefined || file === undefined || isNamed(file)) return [];
    const message = `HTML does not allow ${rearranged} where a component or an expression of the page shows it: browsers rearrange it.`;
    return [{ file, severity: 'warning', message, hint: NESTING_HINT }];
  });
}

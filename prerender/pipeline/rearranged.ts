import { parseFragment, serialize } from 'parse5';
import { voidElements } from '../text/html-names';

/**
 * What in the content of a finished page browsers put elsewhere, such as `<tr>`; undefined when they find what React
 * wrote. Otherwise React renders the whole page again.
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

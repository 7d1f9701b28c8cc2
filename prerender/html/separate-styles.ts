/*
 * A strict content policy lets no element have a `style`: what it would say stands in `data-style`. A style
 * sheet of the page reads it there until the app has started and sets it itself: `src/ui/kept-styles.ts`.
 */

/** A start tag with its attributes. */
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s+|\/)*>/gi;

/** The attributes of a tag, so that a text such as `title=' style="x"'` is none. */
const ATTRIBUTE = /(\s)(style)?([^\s"'>/=]*)((?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)/gi;

/** Renames the attribute `style` of all elements in a piece of HTML. */
export function separateStyles(html: string): string {
  if (!/\sstyle\s*=/i.test(html)) return html;
  return html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      ATTRIBUTE,
      (attribute, space: string, style = '', rest: string, value: string) =>
        style !== '' && rest === '' && value !== '' ? `${space}data-style${value}` : attribute,
    ),
  );
}

/** A part of a page that a hit can lead to. */
export interface PagePart {
  /** The text of the heading, or the name of the field. */
  readonly title: string;
  /** With its leading `#`. */
  readonly hash: string;
  /** The title of the section that it is in. */
  readonly parent?: string;
}

/**
 * The lines of a heading document: titles, and their anchors.
 *
 * The anchor that its title suggests is an empty line. Of one that ends with its title, such as `#body.dueOn`,
 * `body.=` is left, which most fields have in common. A part of the section above it is indented.
 */
export function toLines(parts: readonly PagePart[]): { readonly t: string; readonly h?: string } {
  const anchors = parts.map(toAnchor);
  let above: string | undefined;
  const titles = parts.map(({ title, parent }) => {
    if (parent !== undefined && parent === above) return INDENT + title;
    above = title;
    return title;
  });
  return {
    t: titles.join('\n'),
    ...(anchors.some((anchor) => anchor !== '') && { h: anchors.join('\n') }),
  };
}

/** The parts in the lines of a heading document. */
export function toParts({ t, h = '' }: { readonly t: string; readonly h?: string }): PagePart[] {
  const anchors = h.split('\n');
  let parent = '';
  return t.split('\n').map((line, at) => {
    const isInside = line.startsWith(INDENT);
    const title = isInside ? line.slice(INDENT.length) : line;
    if (!isInside) parent = title;
    return { title, hash: toHash(title, anchors[at] ?? ''), ...(isInside && { parent }) };
  });
}

const INDENT = '\t';

function toAnchor({ title, hash }: PagePart): string {
  if (hash === toUsual(title)) return '';
  return hash.endsWith(title) ? `${hash.slice(1, hash.length - title.length)}=` : hash;
}

function toHash(title: string, anchor: string): string {
  if (anchor === '') return toUsual(title);
  return anchor.startsWith('#') ? anchor : `#${anchor.slice(0, -1)}${title}`;
}

/** The anchor that most headings have. */
function toUsual(title: string): string {
  return `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')}`;
}

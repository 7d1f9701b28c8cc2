/** A part of a page that a hit can lead to. */
export interface PagePart {
  /** The text of the heading, or the name of the field. */
  readonly title: string;
  /** With its leading `#`. */
  readonly hash: string;
}

/**
 * The lines of a heading document: titles, and their anchors.
 *
 * The anchor that its title suggests is an empty line. Another one that has the title in it says `=` for that, or
 * `~` for the suggested one, and has no `#`: of `#body.dueOn`, `body.=` is left, which most fields have in common.
 */
export function toLines(parts: readonly PagePart[]): { readonly t: string; readonly h?: string } {
  const anchors = parts.map(toAnchor);
  return {
    t: parts.map(({ title }) => title).join('\n'),
    ...(anchors.some((anchor) => anchor !== '') && { h: anchors.join('\n') }),
  };
}

/** The parts in the lines of a heading document. */
export function toParts({ t, h = '' }: { readonly t: string; readonly h?: string }): PagePart[] {
  const anchors = h.split('\n');
  return t.split('\n').map((title, at) => ({ title, hash: toHash(title, anchors[at] ?? '') }));
}

function toAnchor({ title, hash }: PagePart): string {
  const usual = toUsual(title);
  if (hash === `#${usual}`) return '';
  for (const [sign, text] of [
    ['=', title],
    ['~', usual],
  ] as const) {
    const at = text === '' ? -1 : hash.indexOf(text, 1);
    const before = hash.slice(1, at);
    if (at > 0 && !/[=~]/.test(before)) return before + sign + hash.slice(at + text.length);
  }
  return hash;
}

function toHash(title: string, anchor: string): string {
  if (anchor === '') return `#${toUsual(title)}`;
  if (anchor.startsWith('#')) return anchor;
  return `#${anchor.replace(/[=~]/, (sign) => (sign === '=' ? title : toUsual(title)))}`;
}

/** The anchor that most headings have, without its `#`. */
function toUsual(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}

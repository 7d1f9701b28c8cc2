/** A part of a page that a hit can lead to. */
export interface PagePart {
  /** The text of the heading, or the name of the field. */
  readonly title: string;
  /** With its leading `#`. */
  readonly hash: string;
}

/** The lines of a heading document: titles, and the anchors that their titles do not suggest. */
export function toLines(parts: readonly PagePart[]): { readonly t: string; readonly h?: string } {
  const hashes = parts.map(({ title, hash }) => (hash === toUsualHash(title) ? '' : hash));
  return {
    t: parts.map(({ title }) => title).join('\n'),
    ...(hashes.some((hash) => hash !== '') && { h: hashes.join('\n') }),
  };
}

/** The parts in the lines of a heading document. */
export function toParts({ t, h = '' }: { readonly t: string; readonly h?: string }): PagePart[] {
  const hashes = h.split('\n');
  return t.split('\n').map((title, at) => ({ title, hash: hashes[at] || toUsualHash(title) }));
}

/** The anchor that most headings have. */
function toUsualHash(title: string): string {
  return `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')}`;
}

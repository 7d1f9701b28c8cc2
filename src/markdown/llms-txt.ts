import { blocks, heading, item, link, list, section, text } from './marks';
import { LIST, LONG, toParts } from './parts';

/** A line of an index: an absolute address, and what is there. */
export interface IndexLink {
  readonly name: string;
  readonly url: string;
  readonly note: string;
}

export interface IndexGroup {
  readonly title: string;
  readonly links: readonly IndexLink[];
}

/** The parts of an index, in the order of https://llmstxt.org. */
export interface IndexContent {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly IndexGroup[];
}

/**
 * The texts of an `llms.txt`. One that is too long loses its notes, and then is in parts, each with the title and the
 * summary; the first part lists the others, whose addresses are those of their numbers.
 */
export function toLlmsTexts(
  { title, summary, groups }: IndexContent,
  toUrl: (part: number) => string,
): readonly string[] {
  const head = blocks(heading(1, title), `> ${text(summary || `All pages of ${title}.`)}`);
  const toText = (hasNotes: boolean) =>
    blocks(
      ...groups.map((group) => section(2, group.title, list(group.links.map(toItem(hasNotes))))),
    );
  const [most, whole] = [LONG - head.length - 3, toText(true)];
  const parts = toParts(whole.length > most ? toText(false) : whole, most, most - LIST);
  const others = parts.slice(1).map((part, index) => {
    const url = toUrl(index + 2);
    return `${item(link(url, url.replace(/.*\//, '')))}: ${part.title}`;
  });
  return parts.map(
    (part, index) =>
      `${blocks(head, index === 0 && section(2, 'Parts', list(others)), part.text)}\n`,
  );
}

const toItem = (hasNotes: boolean) => {
  return ({ name, url, note }: IndexLink) => {
    const words = link(url, name);
    return item(hasNotes && note !== '' ? `${words}: ${text(note)}` : words);
  };
};

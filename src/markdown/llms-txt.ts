import { blocks, heading, item, link, list, section, text } from './marks';
import { toParts } from './parts';

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

/** The texts of an `llms.txt`. One that is too long loses its notes, and then is in parts. */
export function toLlmsTexts({ title, summary, groups }: IndexContent): readonly string[] {
  const toText = (hasNotes: boolean) =>
    blocks(
      heading(1, title),
      summary !== '' && `> ${text(summary)}`,
      ...groups.map((group) => section(2, group.title, list(group.links.map(toItem(hasNotes))))),
    );
  const whole = toText(true);
  return toParts(whole.length > MOST ? toText(false) : whole, MOST).map((part) => `${part.text}\n`);
}

const MOST = 50_000;

const toItem = (hasNotes: boolean) => {
  return ({ name, url, note }: IndexLink) => {
    const words = link(url, name);
    return item(hasNotes && note !== '' ? `${words}: ${text(note)}` : words);
  };
};

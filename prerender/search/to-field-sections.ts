import type { HtmlElement } from '../html/elements';
import { hasName, listElements } from '../html/elements';

/** A parameter or a field that a search finds by its name; what is said of it belongs to its section. */
export interface FieldSection {
  /** With the names of the fields around it: `assignee.userId`. */
  readonly title: string;
  readonly hash: string;
  readonly text: '';
}

/**
 * The parameters of an operation's page, and the fields of its request and of its success: each name
 * once, where it stands first. FormErrors have the same fields on every page.
 */
export function toFieldSections(main: HtmlElement): readonly FieldSection[] {
  const fields = listElements(main, isField).map((field) => field.attributes['id'] ?? '');
  const byTitle = new Map<string, FieldSection>();
  for (const id of fields) {
    const title = findTitle(id);
    if (title === undefined || byTitle.has(title)) continue;
    byTitle.set(title, { title, hash: `#${id}`, text: '' });
  }
  return [...byTitle.values()];
}

function isField(element: HtmlElement): boolean {
  return hasName(element, 'li') && element.attributes['data-anchor'] !== undefined;
}

/** What an anchor names, without the part of the page that it is in; see `src/model/api/anchors.ts`. */
function findTitle(anchor: string): string | undefined {
  // Names alone: what a list holds, and which variant it is, the page tells.
  const names = anchor.replaceAll(/(?<!~)(?:\[\]|\([^)]*\))/g, '');
  return PLACE.exec(names)?.[1]?.replaceAll(/~(.)/g, '$1');
}

const PLACE = /^(?:path|query|header|cookie|body|response-2\w\w(?:-header)?)\.(.+)$/;

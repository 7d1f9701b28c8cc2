import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** The tree of a finished page, without places: to note them takes as long as to read the page. */
export function parseHtml(html: string): Root {
  return fromParse5(parse(html)) as Root;
}

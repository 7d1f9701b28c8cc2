import type { HtmlElement, HtmlNode } from '../../prerender/html/html-tree';
import { listElements } from '../../prerender/html/html-tree';
import { isForScreenReaders, toLetters, toShownText } from './words';

/** A part of a page that shows a schema: a field, a body, or a whole schema page. */
export interface ShownPart {
  /** Its own text, without that of the named fields inside it. */
  readonly text: string;
  readonly letters: string;
  /** The texts of its code elements, such as the values of an enum. */
  readonly codes: ReadonlySet<string>;
  /** The possible values that it lists. */
  readonly values: readonly string[];
  /** Names of the schemas whose pages it links to. */
  readonly links: ReadonlySet<string>;
  /** The addresses of its links. */
  readonly addresses: ReadonlySet<string>;
  /** Where the rest of it opens from: `#` and an anchor, if the same is on this page already, or a page. */
  readonly rest: readonly string[];
  /** The named fields inside it, also those of its variants. */
  readonly fields: readonly ShownField[];
}

/** A named field. */
export interface ShownField extends ShownPart {
  readonly name: string;
  /** Its type and marks, such as "required". */
  readonly line: string;
}

/** Reads a part of a page. A line with a label of ours, such as "any other field", belongs to the part. */
export function readPart(element: HtmlElement): ShownPart {
  const own: HtmlElement[] = [];
  const texts: string[] = [];
  const rows: HtmlElement[] = [];
  const read = (node: HtmlNode) => {
    if (typeof node === 'string') texts.push(node);
    else if (node !== element && isNamedRow(node)) rows.push(node);
    else if (!isForScreenReaders(node)) {
      own.push(node);
      node.children.forEach(read);
      if (isBlock(node)) texts.push(' ');
    }
  };
  read(element);
  const text = toShownText(texts.join('')).replaceAll(/\s+/g, ' ');
  return {
    text,
    letters: toLetters(text),
    // Very many values are the lines of one text; one value may have several lines, too.
    codes: new Set(
      own
        .filter(({ name }) => name === 'code')
        .map(toShownText)
        .flatMap((code) => [code, ...code.split(/[\n\t]/)]),
    ),
    values: own
      .filter(({ attributes }) => attributes['aria-label'] === 'Possible values')
      .flatMap((list) => listElements(list, ({ name }) => name === 'li' || name === 'pre'))
      .flatMap((item) => listElements(item, ({ name }) => name === 'code').slice(0, 1))
      .flatMap((code) => toShownText(code).split('\n'))
      .map((line) => line.replace(/\t.*/s, '')),
    links: new Set(own.flatMap(findSchemaLink)),
    addresses: new Set(own.flatMap(({ attributes: { href = [] } }) => href)),
    rest: own.flatMap(({ attributes }) =>
      attributes['data-later'] === undefined ? [] : (attributes['href'] ?? []),
    ),
    fields: rows.map(readField),
  };
}

function readField(row: HtmlElement): ShownField {
  const [line] = listElements(row, ({ name }) => name === 'p');
  const [label] = line === undefined ? [] : listElements(line, ({ name }) => name === 'a');
  const name = label === undefined ? '' : toShownText(label);
  const whole = line === undefined ? '' : toShownText(line);
  return { ...readPart(row), name, line: whole.slice(name.length) };
}

function isNamedRow({ name, attributes, children }: HtmlElement): boolean {
  if (name !== 'li' || attributes['data-anchor'] === undefined) return false;
  const label = listElements(
    { name: '', attributes: {}, children },
    (inner) => inner.name === 'a',
  )[0];
  return label?.attributes['data-words'] === undefined;
}

function isBlock({ name }: HtmlElement): boolean {
  return ['p', 'li', 'div', 'ul', 'summary', 'span', 'code'].includes(name);
}

function findSchemaLink({ name, attributes: { href = '' } }: HtmlElement): readonly string[] {
  const schema = findSchemaName(href);
  return name === 'a' && schema !== undefined ? [schema] : [];
}

/** The name of the schema whose page an address is: an address has `~` for a full stop. */
export function findSchemaName(href: string): string | undefined {
  const [, segment] = /\/schemas\/([^/#?]+)$/.exec(href) ?? [];
  return segment?.replaceAll('~', '.');
}

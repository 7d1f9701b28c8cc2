import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Heading, PhrasingContent, RootContent } from 'mdast';
import { texts } from '../api/texts';
import type { ExternalDocs } from '../model/schema/schema';
import { toCopiedText } from '../model/text/code';
import type { RichText } from '../model/text/rich-text';
import { toBelowLine, toLine as toFirstLine } from '../model/text/summary-line';
import { toPlainText } from '../model/text/rich-text';
import { blocks, link, text, write } from './marks';

/** The elements of a text; `title` is that of the page. */
export function treeText(children: readonly ElementContent[], title = ''): string {
  const handlers = createHandlers(title);
  return write(toMdast({ type: 'root', children: [...children] }, { document: true, handlers }));
}

/** A text of an OpenAPI file. */
export function rich(words: RichText = []): string {
  const [first, ...others] = words;
  if (first === undefined) return '';
  const only = typeof first !== 'string' && first.tag === 'p' ? first.children : [];
  const [line] = only;
  const isWords = others.length === 0 && only.length === 1;
  return isWords && typeof line === 'string' ? text(line) : treeText(words.map(toElement));
}

/** A text after the words that it is about: on their line, if it is one paragraph. */
export function said(words: string, about: RichText = []): string {
  const all = rich(about);
  if (all === '') return words;
  const isLine = about.every((node) => typeof node === 'string' || node.tag === 'p');
  return isLine && !all.includes('\n') ? `${words}: ${all}` : blocks(words, all);
}

/** The link to external documentation; the links and blocks of its description stand below. */
export function docsLink({ url, description }: ExternalDocs): string {
  return blocks(
    link(url, toPlainText(toFirstLine(description)) || texts.field.externalDocs),
    rich(toBelowLine(description)),
  );
}

function toElement(node: RichText[number]): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  if (node.tag === 'code-block')
    return create('figure', { 'data-language': node.code.language }, [
      create('pre', {}, [{ type: 'text', value: toCopiedText(node.code) }]),
    ]);
  const properties = 'href' in node ? { href: node.href } : {};
  return create(node.tag, properties, node.children.map(toElement));
}

function create(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Handlers for the elements of the site's components, which the library does not know. */
function createHandlers(title: string): Readonly<Record<string, Handle>> {
  /** The last heading, and the labels of the tabs around what is read. */
  let last = { depth: 1, text: title };
  let tabs: readonly string[] = [];

  const toHeading: Handle = (state, element) => {
    const depth = Number(element.tagName.slice(1)) as Heading['depth'];
    const children = state.all(element) as PhrasingContent[];
    last = { depth, text: toWords(element) };
    // A "Step 1" in each of several tabs is another one.
    const of = tabs.map((label) => ({ type: 'text', value: ` (${label})` }) as const);
    return { type: 'heading', depth, children: [...children, ...of] };
  };

  /** A panel below a heading of its own, which says of what it is one. */
  const toPanel = (state: State, element: Element): RootContent[] => {
    const [label, ...content] = element.children;
    const around = { last, tabs };
    const name = label === undefined ? '' : toWords(label);
    const depth = Math.min(last.depth + 1, 6) as Heading['depth'];
    const words = { type: 'text', value: `${last.text}: ${name}` } as const;
    last = { depth, text: last.text };
    tabs = [...tabs, name];
    const inside = toFlow(state, { ...element, children: content });
    ({ last, tabs } = around);
    return [{ type: 'heading', depth, children: [words] }, ...inside];
  };

  return {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading])),
    div: (state, element) => {
      const { role, 'data-type': type } = element.properties;
      if (role === 'tabpanel') return toPanel(state, element);
      return type === undefined ? toFlow(state, element) : toAdmonition(state, element);
    },
    figure: (state, element) =>
      element.properties['data-language'] === undefined
        ? toFlow(state, element)
        : toCodeBlock(element),
    math: (_, element) => toHtml(`$${toWords(find(element, 'annotation'))}$`),
    summary: (_, element) => toTitle(toWords(element)),
    sub: toTags,
    sup: toTags,
    table: toTable,
    td: toCell,
    th: toCell,
  };
}

function toFlow(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element));
}

function toAdmonition(state: State, element: Element): RootContent {
  const [title, ...content] = element.children;
  const inside = toFlow(state, { ...element, children: content });
  const children = [...(title ? [toTitle(toWords(title))] : []), ...inside] as BlockContent[];
  return { type: 'blockquote', children };
}

function toCodeBlock(figure: Element): RootContent[] {
  const title = find(figure, 'figcaption');
  const value = toWords(find(figure, 'pre')).replace(/\n$/, '');
  const lang = String(figure.properties['data-language']);
  return [...(title ? [toTitle(toWords(title))] : []), { type: 'code', lang, value }];
}

function toTitle(value: string): RootContent {
  const children = [{ type: 'text', value }] as const;
  return { type: 'paragraph', children: [{ type: 'strong', children: [...children] }] };
}

/** The elements that Markdown has no marks for. */
function toTags(state: State, element: Element): RootContent[] {
  const { tagName } = element;
  const inside = state.all(element);
  return [toHtml(`<${tagName}>`), ...inside, toHtml(`</${tagName}>`)];
}

function toHtml(value: string): RootContent {
  return { type: 'html', value };
}

const toTable: Handle = (state, element) => {
  const caption = find(element, 'caption');
  const table = defaultHandlers.table(state, element);
  return [...(caption ? [toTitle(toWords(caption))] : []), table] as RootContent[];
};

/** A cell of a table has one line. */
const toCell: Handle = (state, element) => {
  const children = element.children
    .flatMap(toLine)
    .filter((node, index, line) => node !== SPACE || (line[index - 1] ?? SPACE) !== SPACE);
  return defaultHandlers.td(state, { ...element, children });
};

function toLine(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, children, properties } = node;
  if (tagName === 'figure' && properties['data-language'] !== undefined) {
    const title = find(node, 'figcaption');
    const code = create('code', {}, find(node, 'pre')?.children ?? []);
    return [SPACE, ...(title ? [create('strong', {}, title.children), SPACE] : []), code];
  }
  if (tagName === 'math') {
    // Two commands, because the backslash before a pipe would be that of the cell.
    const words = toWords(find(node, 'annotation')).replaceAll(/\\?\|/g, (mark) =>
      mark === '|' ? '\\vert ' : '\\Vert ',
    );
    return [create('math', {}, [create('annotation', {}, [{ type: 'text', value: words }])])];
  }
  const inside = children.flatMap(toLine);
  return BLOCK.test(tagName) ? [SPACE, ...inside] : [{ ...node, children: inside }];
}

const BLOCK =
  /^(?:p|[uo]l|li|d[ldt]|div|h[1-6]|blockquote|details|summary|fig(?:ure|caption)|table|t(?:head|body|foot|[rdh])|caption)$/;

const SPACE: ElementContent = { type: 'text', value: ' ' };

function find(element: Element, tagName: string): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toWords(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(toWords).join('') : '';
}

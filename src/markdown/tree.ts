import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Heading, PhrasingContent, RootContent } from 'mdast';
import { texts as apiTexts } from '../api/texts';
import { texts } from '../mdx/texts';
import type { PlainElement, PlainNode } from '../model/guides/plain-body';
import { WRITTEN } from '../model/guides/plain-body';
import type { ExternalDocs } from '../model/schema/schema';
import type { Code } from '../model/text/code';
import { toCopiedText } from '../model/text/code';
import type { RichText } from '../model/text/rich-text';
import { toPlainText } from '../model/text/rich-text';
import { blocks, link, text, write } from './marks';

/** The tree of a guide; `title` is that of the page. */
export function treeText(nodes: readonly PlainNode[], title: string): string {
  const children = nodes.map(toHast);
  const tree = toMdast(
    { type: 'root', children },
    {
      document: true,
      handlers: createHandlers(title),
    },
  );
  return write(tree);
}

/** A text of an OpenAPI file. */
export function rich(words: RichText = []): string {
  const [first, ...others] = words;
  if (first === undefined) return '';
  const only = typeof first !== 'string' && first.tag === 'p' ? first.children : [];
  const isWords = others.length === 0 && only.length === 1 && typeof only[0] === 'string';
  return isWords ? text(String(only[0])) : treeText(toNodes(words), '');
}

/** A text after the words that it is about: on their line, if it is one paragraph. */
export function said(words: string, about: RichText = []): string {
  const all = rich(about);
  if (all === '') return words;
  const isLine = about.every((node) => typeof node === 'string' || node.tag === 'p');
  return isLine && !all.includes('\n') ? `${words}: ${all}` : blocks(words, all);
}

export function docsLink({ url, description }: ExternalDocs): string {
  return link(url, toPlainText(description) || apiTexts.field.externalDocs);
}

function toNodes(words: RichText): readonly PlainNode[] {
  return words.map((node): PlainNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'code-block') return ['CodeBlock', { code: node.code }, []];
    return [node.tag, 'href' in node ? { href: node.href } : null, toNodes(node.children)];
  });
}

function toHast(node: PlainNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const [name, properties, children] = node;
  const tagName = name.startsWith(WRITTEN) ? name.slice(WRITTEN.length) : name;
  if (tagName === 'CodeBlock') return toPre(node);
  // The library reads the properties that it knows.
  const own = (properties ?? {}) as Element['properties'];
  const inside = tagName === 'td' || tagName === 'th' ? children.flatMap(toCell) : children;
  return { type: 'element', tagName, properties: own, children: inside.map(toHast) };
}

/** A cell of a table has one line. */
function toCell(node: PlainNode): readonly PlainNode[] {
  if (typeof node === 'string' || !/^(?:p|[uo]l|li|div|CodeBlock)$/.test(node[0])) return [node];
  const [name, properties, children] = node;
  const code = name === 'CodeBlock' && toCopiedText(properties?.['code'] as Code);
  return [' ', ...(code === false ? children.flatMap(toCell) : [['code', null, [code]] as const])];
}

/** A block of code as HTML has it. */
function toPre([, properties, children]: PlainElement): Element {
  const { code, title, language = 'text' } = properties ?? {};
  const known = code as Code | undefined;
  const value = known === undefined ? children.map(toText).join('') : toCopiedText(known);
  return {
    type: 'element',
    tagName: 'pre',
    properties: { title: title === undefined ? '' : String(title) },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: [`language-${known?.language ?? String(language)}`] },
        children: [{ type: 'text', value }],
      },
    ],
  };
}

function toText(node: PlainNode): string {
  return typeof node === 'string' ? node : node[2].map(toText).join('');
}

/** What the elements of guides are in Markdown, besides those that the library knows. */
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
  const toPanel: Handle = (state, element) => {
    const { label, value } = element.properties as { label?: unknown; value?: unknown };
    const around = { last, tabs };
    const name = String(label ?? value ?? '');
    const depth = Math.min(last.depth + 1, 6) as Heading['depth'];
    const words = { type: 'text', value: `${last.text}: ${name}` } as const;
    last = { depth, text: last.text };
    tabs = [...tabs, name];
    const inside = toFlow(state, element);
    ({ last, tabs } = around);
    return [{ type: 'heading', depth, children: [words] }, ...inside];
  };

  return {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading])),
    TabItem: toPanel,
    Tabs: toFlow,
    Admonition: toAdmonition,
    pre: toCodeBlock,
    summary: (_, element) => toTitle(toWords(element)),
    Formula: (_, element) => toHtml(`$${toWords(element)}$`),
    sub: toTags,
    sup: toTags,
  };
}

function toFlow(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element)) as RootContent[];
}

function toAdmonition(state: State, element: Element): RootContent {
  const { type, title } = element.properties as { type?: unknown; title?: unknown };
  const names: Readonly<Record<string, string>> = texts.admonition;
  const words = title ?? names[String(type)] ?? texts.admonition.info;
  const children = [toTitle(String(words)), ...toFlow(state, element)] as BlockContent[];
  return { type: 'blockquote', children };
}

function toCodeBlock(_: State, element: Element): RootContent[] {
  const { title = '' } = element.properties;
  const [code] = element.children;
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const lang = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : null;
  const value = toWords(element).replace(/\n$/, '');
  return [...(title === '' ? [] : [toTitle(String(title))]), { type: 'code', lang, value }];
}

function toTitle(value: string): RootContent {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  };
}

/** The elements that Markdown has no marks for. */
function toTags(state: State, element: Element): RootContent[] {
  const { tagName } = element;
  return [
    toHtml(`<${tagName}>`),
    ...(state.all(element) as RootContent[]),
    toHtml(`</${tagName}>`),
  ];
}

function toHtml(value: string): RootContent {
  return { type: 'html', value };
}

function toWords(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(toWords).join('') : '';
}

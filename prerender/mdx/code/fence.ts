import type { Node } from 'unist';
import type { Page } from '../page/page';
import type { JsxElement } from '../tree/mdx-tree';
import { findAttribute, findExpression, findText } from '../tree/mdx-tree';
import { listComponentNames, listImports } from '../tree/page-names';

/** The options of a code block, from its info string or its attributes. */
export interface Fence {
  /** Lower case; `text` by default. */
  readonly language: string;
  readonly title?: string | undefined;
  /** The lines to highlight, as they are written: `1,3-5`. */
  readonly range?: string | undefined;
  /** The number of the first line; undefined without line numbers. */
  readonly firstLine?: number | undefined;
  /** The file whose text the block shows. */
  readonly file?: string | undefined;
  /** The lines of that file to show: `3-8`. */
  readonly lines?: string | undefined;
  /** The region of that file to show, between `#region name` and `#endregion`. */
  readonly region?: string | undefined;
}

/**
 * Reads ```` ```js title="src/a.js" {1,3-5} showLineNumbers ````.
 *
 * Values must be quoted. The first value of a repeated name counts. Braces in a value are part of it.
 */
export function parseFence(lang: string | null | undefined, meta?: string | null): Fence {
  const [language = '', range = ''] = (lang ?? '').split(/(?=\{)/, 2);
  const words = listFenceWords(`${range} ${meta ?? ''}`);
  const find = (pattern: RegExp) =>
    words.map((word) => pattern.exec(word)).find((match) => match !== null);
  const option = (name: string) => find(new RegExp(`^${name}=(["'])(.*)\\1$`, 's'))?.[2];
  const numbers = find(/^showLineNumbers(?:=(\d+))?$/);
  return {
    language: language.toLowerCase() || 'text',
    title: option('title'),
    range: find(/(?:^|=)\{([\d\s,.-]+)\}$/)?.[1],
    firstLine: numbers && Number(numbers[1] ?? 1),
    file: option('file'),
    lines: option('lines'),
    region: option('region'),
  };
}

/** Splits what stands after the language into words; what is in quotes or braces stays whole. */
export function listFenceWords(meta: string | null | undefined): readonly string[] {
  return meta?.match(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\})|\{[^{}]*\}|[^\s{}]+/g) ?? [];
}

/** True if a word such as `live` follows the language, also with a value: `tab="curl"`. */
export function hasFenceWord(meta: string | null | undefined, word: string): boolean {
  return listFenceWords(meta).some((each) => each === word || each.startsWith(`${word}=`));
}

/** `1,3-5` and `1,3..5` mean lines 1, 3, 4 and 5; 0 is ignored, and numbers above `most` count as `most`. */
export function parseRange(range: string, most: number): ReadonlySet<number> {
  const numbers = range.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:(?:-|\.\.)(\d+))?\s*$/.exec(part) ?? [];
    const from = Math.min(Number(first), most);
    const count = Math.min(Number(last), most) - from + 1;
    return count > 0 ? Array.from({ length: count }, (_, index) => from + index) : [];
  });
  return new Set(numbers.filter((number) => number > 0));
}

/** The local names of the code block component and of files imported as text. */
export interface CodeNames {
  readonly elements: ReadonlySet<string>;
  /** Modules by local name, without the query `?raw`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The names in a page that code blocks written as elements refer to. */
export function listCodeNames({ tree }: Page): CodeNames {
  const imports = listImports(tree);
  const texts = imports.filter(({ module, name }) => module.endsWith('?raw') && name === 'default');
  return {
    elements: listComponentNames(tree, 'CodeBlock'),
    texts: new Map(texts.map(({ local, module }) => [local, module.slice(0, -'?raw'.length)])),
  };
}

/** The options of a `<CodeBlock>`, from its attributes. */
export function toElementFence(element: JsxElement): Fence {
  const text = (name: string) => {
    const value = findAttribute(element, name);
    return typeof value === 'string' ? value : undefined;
  };
  const language = text('language') ?? /language-(\S+)/.exec(text('className') ?? '')?.[1];
  const numbers = findAttribute(element, 'showLineNumbers');
  const fence = parseFence(language, text('metastring'));
  return {
    ...fence,
    title: text('title') ?? fence.title,
    ...(numbers !== undefined && numbers !== 'false' && { firstLine: Number(numbers) || 1 }),
  };
}

/**
 * The code in a `<CodeBlock>`: plain text, a string in braces, or the text of an imported file.
 * Undefined for elements and for values known only at run time.
 */
export function findElementCode(
  { children }: JsxElement,
  { texts }: CodeNames,
): { readonly text: string } | { readonly file: string } | undefined {
  const filled = (children as readonly Node[]).filter((child) => !isBlank(child));
  if (filled.length > 0 && filled.every(({ type }) => type === 'text'))
    return { text: filled.map((child) => (child as { value?: string }).value).join('') };
  const [only, ...others] = filled;
  if (only === undefined || others.length > 0 || !/^mdx\w+Expression$/.test(only.type))
    return undefined;
  const { estree } = (only.data ?? {}) as { estree?: Parameters<typeof findText>[0] };
  const expression = findExpression(estree);
  const file = expression?.type === 'Identifier' ? texts.get(expression.name) : undefined;
  if (file !== undefined) return { file };
  const text = findText(estree);
  return text === undefined ? undefined : { text: text.replace(/^\r?\n/, '') };
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && (node as { value?: string }).value?.trim() === '';
}

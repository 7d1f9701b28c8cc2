import type { Node } from 'unist';
import { listComponentNames } from '../modules/component-names';
import type { Fence } from './fence';
import { parseFence } from './fence';
import { listImports } from '../modules/list-imports';
import type { JsxElement } from '../tree/mdx-nodes';
import { findAttribute, findExpression, findText } from '../tree/mdx-nodes';
import type { Page } from '../page/page';

/** What a page calls the code block, and the texts of files that it imports. */
export interface CodeNames {
  readonly elements: ReadonlySet<string>;
  /** Modules by their names in the page, without the query that asks for their text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The names in a page by which code can be written as an element. */
export function listCodeNames({ tree }: Page): CodeNames {
  const imports = listImports(tree);
  const texts = imports.filter(({ module, name }) => module.endsWith('?raw') && name === 'default');
  return {
    elements: listComponentNames(tree, 'CodeBlock'),
    texts: new Map(texts.map(({ local, module }) => [local, module.slice(0, -'?raw'.length)])),
  };
}

/** The fence that a `<CodeBlock>` stands for: its attributes say what a fence would. */
export function toElementFence(element: JsxElement): Fence {
  const text = (name: string) => {
    const value = findAttribute(element, name);
    return typeof value === 'string' ? value : undefined;
  };
  const language = text('language') ?? /language-(\S+)/.exec(text('className') ?? '')?.[1];
  const numbers = findAttribute(element, 'showLineNumbers');
  const title = text('title');
  return {
    ...parseFence(language, text('metastring')),
    ...(title !== undefined && { title }),
    ...(numbers !== undefined && numbers !== 'false' && { firstLine: Number(numbers) || 1 }),
  };
}

/**
 * The code in a `<CodeBlock>`: words, a text in braces, or the text of a file that the page imports.
 * Undefined for elements and for what only the running page knows.
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

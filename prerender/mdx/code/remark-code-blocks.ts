import type { Code, Root, Text } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { CodeNames, Fence } from './fence';
import { findElementCode, listCodeNames, parseFence, toElementFence } from './fence';
import type { LiveExample } from './live-examples';
import type { JsxElement } from '../tree/mdx-tree';
import {
  becomeElement,
  isJsxElement,
  toAttribute,
  toDataAttribute,
  walkTree,
} from '../tree/mdx-tree';
import type { MdxSettings, Page } from '../page/page';
import { addDependency, toPage } from '../page/page';
import { report } from '../page/problems';
import { readSnippet } from './snippet';
import { toCode } from './line-marks';

/** Replaces fenced code and `<CodeBlock>` with highlighted data. */
export function remarkCodeBlocks(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    const names = listCodeNames(page);
    walkTree(tree, (node: Node) => {
      if (node.type === 'code') replaceFence(node as Code, page);
      else if (node.type === 'liveExample') replaceExample(node as LiveExample, page);
      else if (isJsxElement(node) && names.elements.has(node.name ?? ''))
        replaceElement(node, names, page);
    });
  };
}

function replaceFence(node: Code, page: Page): void {
  const fence = parseFence(node.lang, node.meta);
  const hasLanguage = typeof node.lang === 'string';
  becomeCodeBlock(node, toAttributes(node, fence, node.value, hasLanguage, page), page);
}

/** The source of an example keeps its magic comments. */
function replaceExample(node: LiveExample, page: Page): void {
  const { lang, meta, value } = node.code;
  const attributes = toAttributes(node, parseFence(lang, meta), value, false, page);
  const name = page.imports.addComponent('LiveExample');
  // A line break between blocks keeps the words of separate lines apart.
  const children = node.children.flatMap((child) => [{ ...lineBreak }, child]).slice(1);
  becomeElement(node, 'mdxJsxFlowElement', name, attributes, children);
}

const lineBreak: Text = { type: 'text', value: '\n' };

function replaceElement(element: JsxElement, names: CodeNames, page: Page): void {
  const found = findElementCode(element, names);
  if (found === undefined) return;
  const fence = toElementFence(element);
  const block = 'file' in found ? { ...fence, file: found.file } : fence;
  const text = 'text' in found ? found.text : '';
  const attributes = toAttributes(element, block, text, fence.language !== 'text', page);
  // A title with elements stays an attribute, as a fence can only have text.
  const title = fence.title === undefined ? element.attributes.filter(isTitle) : [];
  becomeCodeBlock(element, [...attributes, ...title], page);
}

function isTitle(attribute: JsxElement['attributes'][number]): attribute is MdxJsxAttribute {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'title';
}

function becomeCodeBlock(node: Node, attributes: readonly MdxJsxAttribute[], page: Page): void {
  becomeElement(node, 'mdxJsxFlowElement', page.imports.addComponent('CodeBlock'), attributes, []);
}

function toAttributes(
  node: Node,
  fence: Fence,
  written: string,
  readsComments: boolean,
  page: Page,
): readonly MdxJsxAttribute[] {
  const text =
    fence.file === undefined ? written : readFile(node, fence.file, fence, written, page);
  const { code, unclosed } = toCode(text, fence, readsComments, page.settings.highlight);
  for (const name of unclosed) {
    const hint = `Put a comment "${name.replace('start', 'end')}" after the last of its lines.`;
    report(page.file, node, 'warning', `"${name}" is never ended, and marks nothing.`, hint);
  }
  const { title } = fence;
  return [
    toDataAttribute('code', code),
    ...(title === undefined ? [] : [toAttribute('title', title)]),
  ];
}

function readFile(node: Node, path: string, fence: Fence, written: string, page: Page): string {
  const snippet = readSnippet(path, fence, page.paths);
  addDependency(page.file, snippet.path);
  if (snippet.kind === 'problem') report(page.file, node, 'error', snippet.message, snippet.hint);
  else if (written.trim() !== '') {
    const message = 'The code block has code of its own, and a file.';
    report(page.file, node, 'error', message, 'Empty the block, or remove file="…".');
  }
  return snippet.kind === 'text' ? snippet.text : '';
}

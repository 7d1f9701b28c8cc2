import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseSync } from 'vite';
import { visit } from 'yaml';
import type { GuideText } from '../../mdx/syntax/guide-tree';
import { findGuideTree } from '../../mdx/syntax/guide-tree';
import { isJsxElement, walkTree } from '../../mdx/tree/mdx-tree';
import type { Position } from '../../sources/position';
import { createToPosition } from '../../sources/position';
import { parseYamlSource } from '../../sources/yaml-source';

/** A link as it is written in a source file. */
export interface WrittenLink extends Position {
  readonly url: string;
  /** True for an `<a>` in a guide, which gets no base path. */
  readonly isHtml?: boolean;
}

/**
 * The links in a source file that a text can hold, from its syntax tree: those of Markdown and elements in
 * a guide, those of descriptions in a spec, and every text in a module.
 */
export function listWrittenLinks(source: GuideText): readonly WrittenLink[] {
  const { file, text } = source;
  if (/\.mdx?$/.test(file) && !/(?:^|\/)specs\//.test(file)) {
    const tree = findGuideTree(source);
    return tree === undefined ? [] : listInTree(tree, text);
  }
  if (/\.(?:md|txt)$/.test(file)) return listInMarkdown(text);
  if (/\.(?:ya?ml|json)$/.test(file)) return listInYaml(file, text);
  return listInModule(file, text);
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function listInMarkdown(text: string): readonly WrittenLink[] {
  return listInTree(markdown.parse(text), text);
}

function listInTree(tree: Nodes, text: string): readonly WrittenLink[] {
  const starts = toLineStarts(text);
  const toOffset = (point: Position) => (starts[point.line - 1] ?? 0) + point.column - 1;
  const toPosition = createToPosition(text);
  const found: WrittenLink[] = [];
  const add = (url: string, from: number, to: number, isHtml = false) => {
    const offset = text.slice(from, to).indexOf(url);
    if (offset !== -1) found.push({ url, ...toPosition(from + offset), ...(isHtml && { isHtml }) });
  };
  walkTree(tree, (node) => {
    const { position } = node;
    if (position === undefined) return;
    const [start, end] = [toOffset(position.start), toOffset(position.end)];
    if (node.type === 'link') {
      const label = node.children.at(-1)?.position?.end;
      // A reference has its address in the definition.
      add(node.url, label === undefined ? start : toOffset(label), end);
    }
    if (node.type === 'definition') add(node.url, start + node.identifier.length, end);
    if (node.type === 'html') {
      for (const { 1: url = '', index } of node.value.matchAll(HTML_LINK))
        add(url, start + index, end, true);
    }
    if (!isJsxElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !/^(?:href|to)$/.test(attribute.name)) continue;
      const own = attribute.position;
      if (typeof attribute.value === 'string')
        add(
          attribute.value,
          own ? toOffset(own.start) : start,
          own ? toOffset(own.end) : end,
          node.name === 'a',
        );
    }
  });
  return found;
}

/** In a node of HTML, which Markdown does not parse further. */
const HTML_LINK = /\shref\s*=\s*["']([^"']+)["']/gi;

function toLineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
}

function listInYaml(file: string, text: string): readonly WrittenLink[] {
  const { yaml } = parseYamlSource(file, text);
  const toPosition = createToPosition(text);
  const found: WrittenLink[] = [];
  visit(yaml, {
    Scalar: (key, node) => {
      const { value, range } = node;
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const [start, end] = range;
      const links = /\]\(|\]:|href/.test(value) ? listInMarkdown(value) : [];
      const whole = /^\S+$/.test(value) ? [value] : [];
      for (const url of new Set([...whole, ...links.map((link) => link.url)])) {
        // A scalar is written as it is read, but for indentation and escapes.
        const offsets = listOffsets(text.slice(start, end), url);
        found.push(...offsets.map((offset) => ({ url, ...toPosition(start + offset) })));
      }
    },
  });
  return found;
}

/** Where a part of a scalar is written: as the whole of it, or as the destination of a link in it. */
function listOffsets(scalar: string, url: string): readonly number[] {
  const offsets: number[] = [];
  // It would be found everywhere, and behind the end again and again.
  if (url === '') return offsets;
  for (let at = scalar.indexOf(url); at !== -1; at = scalar.indexOf(url, at + 1)) {
    const [before, after] = [scalar.slice(0, at), scalar.slice(at + url.length)];
    const isWhole = /^["']?$/.test(before);
    if (
      isWhole ||
      (/(?:\]\(|\]:)\s*<?$|href=\\?["']$/.test(before) && /^[\s)>"'\\]|^$/.test(after))
    )
      offsets.push(at);
  }
  return offsets;
}

/** Every text of a module, whatever it is for: only addresses are asked for. */
function listInModule(file: string, text: string): readonly WrittenLink[] {
  const toPosition = createToPosition(text);
  const found: WrittenLink[] = [];
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, start } = node as { type?: string; value?: unknown; start?: number };
    if (type === 'Literal' && typeof value === 'string' && start !== undefined)
      found.push({ url: value, ...toPosition(start + 1) });
    for (const child of Object.values(node)) read(child);
  };
  read(parseSync(file, text).program);
  return found;
}

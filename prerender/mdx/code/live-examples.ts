import type { Code, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { hasFenceWord } from './fence';
import { createInnerPoints } from '../../sources/position';
import { isJsxElement, listNodes, walkTree } from '../tree/mdx-tree';

/** An example, shown as its source and its result. */
export interface LiveExample extends Parent {
  readonly type: 'liveExample';
  /** The fence of the example. */
  readonly code: Code;
}

/**
 * Replaces ```` ```mdx example ```` with a {@link LiveExample}, whose text is parsed like the page.
 *
 * The imports and exports of an example become those of the page.
 */
export function expandExamples(tree: Root, file: VFile, parse: (file: VFile) => Root): Root {
  const hoisted: RootContent[] = [];
  for (const code of listNodes(tree, 'code').filter(isLiveExample)) {
    const example = parseExample(code, file, parse);
    hoisted.push(...example.children.filter(isOfPage));
    isolate(example, code);
    const children = example.children.filter((node) => !isOfPage(node));
    Object.assign(code, { type: 'liveExample', code: { ...code }, children });
  }
  tree.children.unshift(...hoisted);
  return tree;
}

/** `mdx example`, with a title and other options in any order. */
function isLiveExample({ lang, meta }: Code): boolean {
  return /^mdx?$/i.test(lang ?? '') && hasFenceWord(meta, 'example');
}

function parseExample(code: Code, file: VFile, parse: (file: VFile) => Root): Root {
  const firstLine = (code.position?.start.line ?? 0) + 1;
  const toPoint = createInnerPoints(code.value, String(file), firstLine);
  const example = new VFile(code.value);
  try {
    const tree = parse(example);
    walkTree(tree, (node) => moveNode(node, toPoint));
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Parsing continues, so that the problems of all examples are reported together.
    example.messages.push(error);
    return { type: 'root', children: [] };
  } finally {
    file.messages.push(...example.messages.map((message) => moveMessage(message, toPoint)));
  }
}

function isOfPage(node: RootContent | MdxjsEsm): boolean {
  return node.type === 'mdxjsEsm';
}

/** Separates the headings, footnotes and link definitions of an example from those of the page. */
function isolate(tree: Root, code: Code): void {
  const suffix = `-example-${code.position?.start.line ?? 0}`;
  walkTree(tree, (node) => {
    if (node.type === 'heading' || isJsxElement(node))
      Object.assign((node.data ??= {}), { isExample: true });
    const named = node as { identifier?: string; label?: string };
    if (named.identifier === undefined) return;
    named.identifier += suffix;
    if (named.label !== undefined) named.label += suffix;
  });
}

/** Translates positions in an example to positions in its page. */
type ToPoint = ReturnType<typeof createInnerPoints>;

function moveNode(node: Node, toPoint: ToPoint): void {
  if (node.position !== undefined)
    node.position = { start: toPoint(node.position.start), end: toPoint(node.position.end) };
  const { attributes } = node as { attributes?: unknown };
  if (Array.isArray(attributes)) for (const each of attributes as Node[]) moveNode(each, toPoint);
}

function moveMessage(message: VFileMessage, toPoint: ToPoint): VFileMessage {
  const { line, column } = message;
  // For an unclosed tag, the position is only in the text of the message.
  const reason = message.reason.replaceAll(/(?<!\d)(\d+):(\d+)(?!\d)/g, (_, line, column) => {
    const point = toPoint({ line: Number(line), column: Number(column) });
    return `${point.line}:${point.column}`;
  });
  const place = line === undefined ? undefined : toPoint({ line, column: column ?? 1 });
  return new VFileMessage(reason, { ...(place && { place }), cause: message });
}

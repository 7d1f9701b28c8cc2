import type { Code, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Parent } from 'unist';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { createExamplePlaces } from './example-places';
import { isJsxElement } from '../tree/mdx-nodes';
import { listNodes, walkTree } from '../tree/walk-tree';

/** An example that is shown twice: as its source, and as what becomes of it. */
export interface LiveExample extends Parent {
  readonly type: 'liveExample';
  /** The fence that it was written as. */
  readonly code: Code;
}

/**
 * Replaces ```` ```mdx example ```` by a {@link LiveExample}, whose text is parsed as the page itself is.
 *
 * What an example imports or exports is imported or exported by the page.
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

/** `mdx example`, in whatever order with a title and the like. */
function isLiveExample({ lang, meta }: Code): boolean {
  const words = (meta ?? '').replaceAll(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return /^mdx?$/i.test(lang ?? '') && words.includes('example');
}

function parseExample(code: Code, file: VFile, parse: (file: VFile) => Root): Root {
  const places = createExamplePlaces(code, String(file));
  const example = new VFile(code.value);
  try {
    const tree = parse(example);
    walkTree(tree, places.move);
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // The page is read on: the mistakes of all its examples come back together.
    example.messages.push(error);
    return { type: 'root', children: [] };
  } finally {
    file.messages.push(...example.messages.map(places.moveMessage));
  }
}

function isOfPage(node: RootContent | MdxjsEsm): boolean {
  return node.type === 'mdxjsEsm';
}

/** Keeps the headings, footnotes and link definitions of an example apart from those of the page. */
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

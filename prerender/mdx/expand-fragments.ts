import type { Code, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { createFragmentPlaces } from './fragment-places';

/** An example that is shown twice: as its source, and as what becomes of it. */
export interface LiveExample extends Parent {
  readonly type: 'liveExample';
  /** The fence that it was written as. */
  readonly code: Code;
}

/**
 * Replaces code that is a part of the page by what it says, parsed as the page itself is:
 *
 * - ```` ```mdx-code-block ````, by which other sites hide MDX from plain Markdown (behaviour SA.75)
 * - ```` ```mdx example ````, which becomes a {@link LiveExample}
 *
 * What is imported in a fragment is imported by the page.
 */
export function expandFragments(tree: Root, file: VFile, parse: (file: VFile) => Root): Root {
  const hoisted: RootContent[] = [];
  visit(tree, 'code', (code, index, parent) => {
    const isExample = isLiveExample(code);
    if (parent === undefined || index === undefined) return undefined;
    if (!isExample && code.lang?.toLowerCase() !== 'mdx-code-block') return undefined;
    const children = parseFragment(code, file, parse);
    hoisted.push(...children.filter(isOfPage));
    const content = children.filter((node) => !isOfPage(node));
    if (isExample) isolate(content, code);
    const nodes = isExample ? [toLiveExample(code, content)] : content;
    parent.children.splice(index, 1, ...(nodes as RootContent[]));
    return index + nodes.length;
  });
  tree.children.unshift(...hoisted);
  return tree;
}

/** `mdx example`, in whatever order with a title and the like. */
function isLiveExample({ lang, meta }: Code): boolean {
  const words = (meta ?? '').replaceAll(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return /^mdx?$/i.test(lang ?? '') && words.includes('example');
}

function parseFragment(
  code: Code,
  file: VFile,
  parse: (file: VFile) => Root,
): readonly RootContent[] {
  const places = createFragmentPlaces(code, String(file));
  const fragment = new VFile(code.value);
  try {
    const tree = parse(fragment);
    visit(tree, places.move);
    return tree.children;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // The page is read on: the mistakes of all its fragments come back together.
    fragment.messages.push(error);
    return [];
  } finally {
    file.messages.push(...fragment.messages.map(places.moveMessage));
  }
}

/** Imports and exports belong to the page; an example's front matter is only shown. */
function isOfPage(node: RootContent | MdxjsEsm): boolean {
  return node.type === 'mdxjsEsm';
}

function toLiveExample(code: Code, children: readonly Node[]): LiveExample {
  return {
    type: 'liveExample',
    code,
    children: children as Node[],
    ...(code.position && { position: code.position }),
  };
}

/** Keeps the headings, footnotes and link definitions of an example apart from those of the page. */
function isolate(nodes: readonly Node[], code: Code): void {
  const suffix = `-example-${code.position?.start.line ?? 0}`;
  visit({ type: 'root', children: nodes } as Parent, (node) => {
    if (node.type === 'heading') node.data = { ...node.data, isExample: true };
    const named = node as { identifier?: string; label?: string };
    if (named.identifier === undefined) return;
    named.identifier += suffix;
    if (named.label !== undefined) named.label += suffix;
  });
}

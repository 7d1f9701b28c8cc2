import type { Code, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { createExamplePlaces } from './example-places';

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
  visit(tree, 'code', (code, index, parent) => {
    if (parent === undefined || index === undefined || !isLiveExample(code)) return undefined;
    const children = parseExample(code, file, parse);
    hoisted.push(...children.filter(isOfPage));
    const content = children.filter((node) => !isOfPage(node));
    isolate(content, code);
    parent.children.splice(index, 1, toLiveExample(code, content) as never);
    return index + 1;
  });
  tree.children.unshift(...hoisted);
  return tree;
}

/** `mdx example`, in whatever order with a title and the like. */
function isLiveExample({ lang, meta }: Code): boolean {
  const words = (meta ?? '').replaceAll(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return /^mdx?$/i.test(lang ?? '') && words.includes('example');
}

function parseExample(
  code: Code,
  file: VFile,
  parse: (file: VFile) => Root,
): readonly RootContent[] {
  const places = createExamplePlaces(code, String(file));
  const example = new VFile(code.value);
  try {
    const tree = parse(example);
    visit(tree, places.move);
    return tree.children;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // The page is read on: the mistakes of all its examples come back together.
    example.messages.push(error);
    return [];
  } finally {
    file.messages.push(...example.messages.map(places.moveMessage));
  }
}

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

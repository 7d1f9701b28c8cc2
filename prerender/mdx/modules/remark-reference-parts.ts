import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { FilePosition } from '../../sources/position';
import { START } from '../../sources/position';
import { getImports } from '../page/page';
import { findAttribute, isJsxElement, toAttribute, walkTree } from '../tree/mdx-tree';
import { listDefinedNames } from '../tree/page-names';

declare module 'vfile' {
  interface DataMap {
    parts: readonly WrittenPart[];
  }
}

/** The elements that stand for parts of the API reference. */
export const partNames = ['Operation', 'Fields', 'Sample', 'Response'] as const;

/** A part of the API reference as a guide asks for it. */
export interface WrittenPart extends FilePosition {
  readonly name: (typeof partNames)[number];
  readonly attributes: Readonly<Record<string, string>>;
  /** True within a line of text. */
  readonly isInline: boolean;
  /** Stands in the compiled guide for what the part shows. */
  readonly key: string;
}

/**
 * Lists the parts of the API reference in a guide, and leaves a key in the place of each. What they show is put there
 * by `prerender/pages/reference-parts.ts`: a compiled guide is cached, whatever becomes of the specs.
 */
export function remarkReferenceParts() {
  return (tree: Root, file: VFile): void => {
    const own = listDefinedNames(tree);
    const parts: WrittenPart[] = [];
    walkTree(tree, (node) => {
      if (!isJsxElement(node)) return;
      const name = partNames.find((part) => part === node.name && !own.includes(part));
      if (name === undefined) return;
      const attributes = Object.fromEntries(
        node.attributes.map((attribute) => {
          const written = 'name' in attribute ? attribute.name : '…';
          return [written, String(findAttribute(node, written))];
        }),
      );
      const isInline = node.type === 'mdxJsxTextElement';
      const key = `${name} ${JSON.stringify(attributes)} ${isInline ? 'inline' : 'block'}`;
      const { line, column } = node.position?.start ?? START;
      parts.push({ name, attributes, isInline, key, file: file.path, line, column });
      node.name = getImports(tree, file).addComponent('ReferencePart');
      node.attributes = [toAttribute('part', key)];
      node.children = [];
    });
    file.data.parts = parts;
  };
}

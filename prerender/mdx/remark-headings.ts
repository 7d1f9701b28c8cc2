import GithubSlugger from 'github-slugger';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Heading as MdastHeading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toAnchorText } from '../markdown/to-anchor-text';
import type { Heading } from '../../src/model/heading';

/** Gives each heading its anchor and exports the page's list of them. Behaviour SA.23, SA.24. */
export function remarkHeadings() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    const headings: Heading[] = [];
    visit(tree, 'heading', (node: MdastHeading) => {
      if (node.depth === 1) return;
      const text = toString(node);
      const id = slugger.slug(toAnchorText(text));
      node.data = { ...node.data, hProperties: { id } };
      headings.push({ depth: node.depth, text, id });
    });
    tree.children.unshift(toExport('headings', headings));
  };
}

/** `export const name = value` as a node of an MDX tree. */
function toExport(name: string, value: unknown): Root['children'][number] {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) },
    ],
  };
  const statement = {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration,
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
  } as never;
}

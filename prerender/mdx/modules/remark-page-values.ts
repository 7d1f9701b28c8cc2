import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { parse } from 'yaml';
import { listComponentNames, listDefinedNames } from '../tree/page-names';
import { toExport, toIdentifier } from '../tree/estree-nodes';
import {
  isJsxElement,
  toEsm,
  toExpressionAttribute,
  visitPageEstree,
  walkTree,
} from '../tree/mdx-tree';

/** Names that every Docusaurus page has; here, only a page that uses them. */
export const pageValues = ['toc', 'frontMatter'] as const;

/**
 * Defines `toc` (the headings) and `frontMatter` in a page that uses them; `<TOCInline>` without a
 * `toc` gets the page's headings.
 */
export function remarkPageValues() {
  return (tree: Root): void => {
    fillTables(tree);
    const used = listUsedNames(tree);
    const defined = new Set(listDefinedNames(tree));
    const values = { toc: () => toIdentifier('headings'), frontMatter: () => toFrontMatter(tree) };
    const exports = pageValues
      .filter((name) => used.has(name) && !defined.has(name))
      .map((name) => toExport(name, values[name]()));
    // After the headings, which `toc` refers to.
    if (exports.length > 0) tree.children.push(toEsm(exports));
  };
}

function fillTables(tree: Root): void {
  const names = listComponentNames(tree, 'TOCInline');
  walkTree(tree, (node) => {
    if (!isJsxElement(node) || !names.has(node.name ?? '')) return;
    const isFilled = node.attributes.some(
      (each) => each.type === 'mdxJsxExpressionAttribute' || each.name === 'toc',
    );
    if (!isFilled) node.attributes.push(toExpressionAttribute('toc', toIdentifier('headings')));
  });
}

function listUsedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visitPageEstree(tree, (node) => {
    if (node.type === 'Identifier') names.add(node.name);
  });
  return names;
}

function toFrontMatter(tree: Root) {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  try {
    return valueToEstree(parse(yaml?.value ?? '') ?? {});
  } catch {
    // Another check reports invalid front matter.
    return valueToEstree({});
  }
}

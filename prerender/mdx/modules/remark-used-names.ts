import type { JSXOpeningElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { getImports } from '../page/page';
import {
  isJsxElement,
  toEsm,
  toExpressionAttribute,
  visitPageEstree,
  walkTree,
} from '../tree/mdx-tree';
import { listComponentNames, listDefinedNames } from '../tree/page-names';

/** Values that every Docusaurus page has; here, only a page that uses them. */
export const pageValues: readonly string[] = ['toc', 'frontMatter'];

/**
 * Defines what a page uses but neither imports nor defines: the components of the site, so that readers load no
 * others, `toc` (the headings) and `frontMatter`. `<TOCInline>` without a `toc` gets the page's headings.
 *
 * Must be the last plugin, as it also writes the imports that other plugins add.
 */
export function remarkUsedNames() {
  return (tree: Root, file: VFile): void => {
    fillTables(tree);
    const imports = getImports(tree, file);
    const used = listUsedNames(tree);
    for (const name of listDefinedNames(tree)) used.delete(name);
    for (const name of used) if (name in mdxComponents) imports.addComponent(name);
    tree.children.unshift(toEsm(imports.toCode()));
    // After the headings, which `toc` refers to.
    if (used.has('toc')) tree.children.push(toEsm('export const toc = headings;'));
    if (used.has('frontMatter'))
      tree.children.push(toEsm(`export const frontMatter = ${toFrontMatter(tree)};`));
  };
}

function fillTables(tree: Root): void {
  const names = listComponentNames(tree, 'TOCInline');
  walkTree(tree, (node) => {
    if (!isJsxElement(node) || !names.has(node.name ?? '')) return;
    const isFilled = node.attributes.some(
      (each) => each.type === 'mdxJsxExpressionAttribute' || each.name === 'toc',
    );
    if (!isFilled) node.attributes.push(toExpressionAttribute('toc', 'headings'));
  });
}

/** The names of components and of {@link pageValues}. */
function listUsedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  walkTree(tree, (node) => {
    const [name = ''] = isJsxElement(node) ? (node.name ?? '').split('.') : [];
    names.add(name);
  });
  visitPageEstree(tree, (node) => {
    if (node.type === 'JSXOpeningElement') names.add(toRootName(node.name));
    if (node.type === 'Identifier' && pageValues.includes(node.name)) names.add(node.name);
  });
  return names;
}

/** `Card` for `<Card.Header>`. */
function toRootName(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXMemberExpression') return toRootName(name.object);
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function toFrontMatter(tree: Root): string {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  try {
    const json = JSON.stringify(parse(yaml?.value ?? '') ?? {});
    // Parsed where it is used, as "__proto__" is no ordinary key in code.
    return `JSON.parse(${JSON.stringify(json)})`;
  } catch {
    // Another check reports invalid front matter.
    return '{}';
  }
}

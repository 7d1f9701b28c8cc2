import type { JSXOpeningElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { listDefinedNames } from '../tree/page-names';
import { isJsxElement, toEsm, visitPageEstree, walkTree } from '../tree/mdx-tree';
import { getImports } from '../page/page';

/**
 * Imports the components that a page uses but neither imports nor defines, so that readers load no
 * others. Must be the last plugin, as it also writes the imports that other plugins add.
 */
export function remarkAutoImports() {
  return (tree: Root, file: VFile): void => {
    const imports = getImports(tree, file);
    const own = new Set(listDefinedNames(tree));
    for (const name of listUsedNames(tree))
      if (name in mdxComponents && !own.has(name)) imports.addComponent(name);
    const statements = imports.toStatements();
    if (statements.length > 0) tree.children.unshift(toEsm(statements));
  };
}

function listUsedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  walkTree(tree, (node) => {
    const [name = ''] = isJsxElement(node) ? (node.name ?? '').split('.') : [];
    names.add(name);
  });
  visitPageEstree(tree, (node) => {
    if (node.type === 'JSXOpeningElement') names.add(toRootName(node.name));
  });
  return names;
}

/** `Card` for `<Card.Header>`. */
function toRootName(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXMemberExpression') return toRootName(name.object);
  return name.type === 'JSXIdentifier' ? name.name : '';
}

import type { Node as EstreeNode, Identifier } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { checkModule, toModulePath } from './module-paths';
import { listImports } from '../tree/page-names';
import {
  isJsxElement,
  toAttribute,
  toExpressionAttribute,
  visitPageEstree,
  walkTree,
} from '../tree/mdx-tree';
import type { MdxSettings } from '../page/page';
import { toPage } from '../page/page';
import { report } from '../page/problems';

/**
 * Supports two ways to show files in Docusaurus pages: `require('./image.png').default` in an
 * expression, and an SVG file used as a component, `<Logo />`.
 */
export function remarkRequiredFiles(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    visitPageEstree(tree, (node, replace, owner) => {
      const source = findRequired(node);
      if (source === undefined) return;
      const module = toModulePath(source, page.paths);
      const problem = checkModule(module, page);
      if (problem) report(file, owner, 'error', problem.message, problem.hint);
      const name = page.imports.add(module, '*', 'required');
      replace({ type: 'Identifier', name } as Identifier);
    });
    showDrawings(tree);
  };
}

function findRequired(node: EstreeNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  if (node.callee.name !== 'require' || argument?.type !== 'Literal') return undefined;
  return String(argument.value);
}

/** An import of an SVG file yields its address in Vite, so the component becomes an image. */
function showDrawings(tree: Root): void {
  const files = listImports(tree).filter(
    ({ module, name }) => name === 'default' && /\.svg(?:\?url)?$/.test(module),
  );
  const drawings = new Set(files.map(({ local }) => local));
  walkTree(tree, (node) => {
    if (!isJsxElement(node) || node.name === null || !drawings.has(node.name)) return;
    const source = toExpressionAttribute('src', node.name);
    node.name = 'img';
    const own = [source, toAttribute('alt', ''), toAttribute('loading', 'lazy')];
    node.attributes = [...own, ...node.attributes];
  });
}

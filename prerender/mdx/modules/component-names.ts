import type { Root } from 'mdast';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { listDefinedNames } from '../tree/list-defined-names';
import { listImports } from './list-imports';

/** The names by which a page knows a component: its own, and those of imports. */
export function listComponentNames(tree: Root, component: string): ReadonlySet<string> {
  const from = `/src/mdx/${mdxComponents[component]}`;
  const imported = listImports(tree)
    .filter(({ module, name }) => module === from && name === component)
    .map(({ local }) => local);
  const isFree = !listDefinedNames(tree).includes(component);
  return new Set([...imported, ...(isFree ? [component] : [])]);
}

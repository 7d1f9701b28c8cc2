import type { ImportDeclaration, Pattern, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { listEsm } from './mdx-tree';

/** A name that a page imports. */
export interface Imported {
  readonly module: string;
  /** The exported name: `default`, `*`, or a named export. */
  readonly name: string;
  readonly local: string;
}

/** All names that a page imports, in document order. */
export function listImports(tree: Root): readonly Imported[] {
  return listStatements(tree).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const module = String(statement.source.value);
    return statement.specifiers.map((specifier) => ({
      module,
      name: toImportedName(specifier),
      local: specifier.local.name,
    }));
  });
}

/** The imports and exports of a page, in document order. */
export function listStatements(tree: Root): Program['body'] {
  return listEsm(tree).flatMap((node) => node.data?.estree?.body ?? []);
}

/** The exported name of an import specifier: `default`, `*`, or a named export. */
export function toImportedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

/** The local names of the components of the site that a page imports, each with the component. */
export function listSiteImports(tree: Root): readonly (readonly [local: string, name: string])[] {
  return listImports(tree)
    .filter(({ module, name }) => module === `/src/mdx/${mdxComponents[name]}`)
    .map(({ local, name }) => [local, name]);
}

/** The local names of a component in a page: its built-in name, and those of imports. */
export function listComponentNames(tree: Root, component: string): ReadonlySet<string> {
  const imported = listSiteImports(tree)
    .filter(([, name]) => name === component)
    .map(([local]) => local);
  const isFree = !listDefinedNames(tree).includes(component);
  return new Set([...imported, ...(isFree ? [component] : [])]);
}

/** The names that a page imports or defines itself. */
export function listDefinedNames(tree: Root): readonly string[] {
  return listStatements(tree).flatMap(listNames);
}

/** The names that a statement defines. */
export function listNames(statement: Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map((specifier) => specifier.local.name);
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    return [declaration.id.name];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => listPatternNames(id));
}

function listPatternNames(pattern: Pattern | null): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(listPatternNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listPatternNames(property.type === 'Property' ? property.value : property.argument),
      );
    case 'AssignmentPattern':
      return listPatternNames(pattern.left);
    case 'RestElement':
      return listPatternNames(pattern.argument);
    default:
      return [];
  }
}

import type { Program, Statement } from 'estree';
import type { Root } from 'mdast';

/** The names that a page imports or defines itself. */
export function listDefinedNames(tree: Root): readonly string[] {
  return tree.children
    .filter((node) => (node.type as string) === 'mdxjsEsm')
    .flatMap((node) => (node.data as { estree?: Program } | undefined)?.estree?.body ?? [])
    .flatMap((statement) => listNames(statement as Statement));
}

function listNames(statement: Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map((specifier) => specifier.local.name);
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

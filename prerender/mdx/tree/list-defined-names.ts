import type { Pattern, Program, Statement } from 'estree-jsx';
import type { Root } from 'mdast';

/** The names that a page imports or defines itself. */
export function listDefinedNames(tree: Root): readonly string[] {
  return tree.children
    .filter((node) => (node.type as string) === 'mdxjsEsm')
    .flatMap((node) => (node.data as { estree?: Program } | undefined)?.estree?.body ?? [])
    .flatMap((statement) => listNames(statement as Statement));
}

/** The names that a statement brings into a page. */
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

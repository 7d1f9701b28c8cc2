import type {
  BinaryExpression,
  ExportNamedDeclaration,
  Expression,
  ExpressionStatement,
  Identifier,
  ImportDeclaration,
  Literal,
  ModuleDeclaration,
  Program,
  Statement,
  VariableDeclaration,
} from 'estree-jsx';

// The casts are needed because the types require offsets, which only a parser can provide.

/** `name`. */
export function toIdentifier(name: string): Identifier {
  return { type: 'Identifier', name } as Identifier;
}

/** `"value"`. */
export function toLiteral(value: string): Literal {
  return { type: 'Literal', value } as Literal;
}

/** `left + right`. */
export function toSum(left: Expression, right: Expression): BinaryExpression {
  return { type: 'BinaryExpression', operator: '+', left, right } as BinaryExpression;
}

/** A program with a single expression, as between braces. */
export function toExpressionProgram(expression: Expression): Program {
  return toProgram([{ type: 'ExpressionStatement', expression } as ExpressionStatement]);
}

/** A module with the given statements. */
export function toProgram(body: readonly (Statement | ModuleDeclaration)[]): Program {
  return { type: 'Program', sourceType: 'module', body: [...body] } as Program;
}

/** `import { name as local } from "module"`; `default` imports the default export, `*` the namespace. */
export function toImport(module: string, name: string, local: string): ImportDeclaration {
  const specifier = {
    local: toIdentifier(local),
    ...(name === 'default' && { type: 'ImportDefaultSpecifier' }),
    ...(name === '*' && { type: 'ImportNamespaceSpecifier' }),
    ...(name !== 'default' &&
      name !== '*' && { type: 'ImportSpecifier', imported: toIdentifier(name) }),
  } as ImportDeclaration['specifiers'][number];
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: toLiteral(module),
    specifiers: [specifier],
  } as unknown as ImportDeclaration;
}

/** `export const name = value`. */
export function toExport(name: string, init: Expression): ExportNamedDeclaration {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: toIdentifier(name), init }],
  } as VariableDeclaration;
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration,
  } as unknown as ExportNamedDeclaration;
}

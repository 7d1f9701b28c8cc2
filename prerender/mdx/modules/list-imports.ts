import type { ImportDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import { listEsm } from '../tree/mdx-nodes';

/** One name that a page imports. */
export interface Imported {
  readonly module: string;
  /** The name in the module: `default`, `*`, or its own. */
  readonly name: string;
  readonly local: string;
}

/** Everything that a page imports, in its order. */
export function listImports(tree: Root): readonly Imported[] {
  return listEsm(tree)
    .flatMap((node) => node.data?.estree?.body ?? [])
    .flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const module = String(statement.source.value);
      return statement.specifiers.map((specifier) => ({
        module,
        name: toName(specifier),
        local: specifier.local.name,
      }));
    });
}

/** The name in its module of what a specifier imports: `default`, `*`, or its own. */
export function toName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

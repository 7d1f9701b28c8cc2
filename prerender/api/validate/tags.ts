import type { OpenApiDocument, TagObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { isCircular } from '../document/tag-tree';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';

/** Warns of missing or misspelled tags; of each name once. */
export function checkTags(document: OpenApiDocument): readonly Mistake[] {
  const { tags = [] } = document;
  const operations = listOperations(document).filter(({ kind }) => kind === 'operation');
  const isGrouped = operations.some(({ operation }) => (operation.tags ?? []).length > 0);
  return [
    ...checkRepeated(tags),
    ...checkParents(tags),
    ...(isGrouped ? checkUntagged(operations) : []),
    // Tags need not be declared; but if some are, an undeclared one is a mistake.
    ...(tags.length > 0 ? checkUndeclared(operations, tags) : []),
  ];
}

function checkRepeated(tags: readonly TagObject[]): readonly Mistake[] {
  const names = tags.map(({ name }) => name);
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    return [
      {
        keys: ['tags', String(index)],
        message: `The tag "${name}" is declared again: the first declaration is used.`,
        hint: 'Keep one of them.',
      },
    ];
  });
}

/** OpenAPI 3.2. */
function checkParents(tags: readonly TagObject[]): readonly Mistake[] {
  const names = tags.map(({ name }) => name);
  const parents = new Map(
    tags.flatMap(({ name, parent }) => (parent === undefined ? [] : [[name, parent] as const])),
  );
  return tags.flatMap(({ name, parent }, index) => {
    if (parent === undefined) return [];
    const keys = ['tags', String(index), 'parent'];
    if (isCircular(name, parents)) {
      return [
        {
          keys,
          message: `The tag "${name}" is its own ancestor.`,
          hint: 'Remove the parent of one of the tags.',
        },
      ];
    }
    if (names.includes(parent)) return [];
    const message = `The tag "${name}" has the parent "${parent}", which is not declared.`;
    return [{ keys, message, hint: toTagHint(parent, names) }];
  });
}

function checkUntagged(operations: readonly LocatedOperation[]): readonly Mistake[] {
  return operations
    .filter(({ operation }) => (operation.tags ?? []).length === 0)
    .map(({ method, path, keys }) => ({
      keys,
      message: `The operation "${method.toUpperCase()} ${path}" has no tag, so it is listed last.`,
      hint: 'Give it the tag of its group.',
    }));
}

function checkUndeclared(
  operations: readonly LocatedOperation[],
  tags: readonly TagObject[],
): readonly Mistake[] {
  const names = tags.map(({ name }) => name);
  const known = new Set(names);
  return operations.flatMap(({ operation, keys }) =>
    (operation.tags ?? []).flatMap((tag, index) => {
      if (known.has(tag)) return [];
      known.add(tag);
      return [
        {
          keys: [...keys, 'tags', String(index)],
          message: `The tag "${tag}" is not declared.`,
          hint: toTagHint(tag, names),
        },
      ];
    }),
  );
}

function toTagHint(name: string, names: readonly string[]): string {
  return toNameHint(name, names, `Add "${name}" to "tags".`);
}

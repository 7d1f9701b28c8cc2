import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { OpenApiDocument, TagObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import type { Locate } from '../../sources/position';

/** Warns of missing or misspelled tags; of each name once. */
export function checkTags(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  const { tags = [] } = document;
  const operations = listOperations(document).filter(({ kind }) => kind === 'operation');
  const isGrouped = operations.some(({ operation }) => (operation.tags ?? []).length > 0);
  return [
    ...tags.flatMap((tag, index) => [
      ...checkRepeated(tag, index, tags, locate),
      ...checkParent(tag, index, tags, locate),
    ]),
    ...(isGrouped ? operations.flatMap((one) => checkUntagged(one, locate)) : []),
    // Tags need not be declared; but if some are, an undeclared one is a mistake.
    ...(tags.length > 0 ? checkUndeclared(operations, tags, locate) : []),
  ];
}

function checkRepeated(
  { name }: TagObject,
  index: number,
  tags: readonly TagObject[],
  locate: Locate,
): readonly Problem[] {
  if (tags.findIndex((tag) => tag.name === name) === index) return [];
  return [
    {
      ...locate(['tags', String(index)]),
      severity: 'warning',
      message: `The tag "${name}" is declared again: the first declaration is used.`,
      hint: 'Keep one of them.',
    },
  ];
}

/** OpenAPI 3.2. */
function checkParent(
  { name, parent }: TagObject,
  index: number,
  tags: readonly TagObject[],
  locate: Locate,
): readonly Problem[] {
  if (parent === undefined) return [];
  const names = tags.map((tag) => tag.name);
  const isCircle = isWithin(name, parent, tags);
  if (names.includes(parent) && !isCircle) return [];
  return [
    {
      ...locate(['tags', String(index), 'parent']),
      severity: 'warning',
      message: isCircle
        ? `The tag "${name}" is its own ancestor.`
        : `The tag "${name}" has the parent "${parent}", which is not declared.`,
      hint: isCircle ? 'Remove the parent of one of the tags.' : toHint(parent, names),
    },
  ];
}

function isWithin(name: string, parent: string, tags: readonly TagObject[]): boolean {
  const around = new Set<string>();
  for (let at: string | undefined = parent; at !== undefined && !around.has(at);) {
    around.add(at);
    const inner: string = at;
    at = tags.find((tag) => tag.name === inner)?.parent;
  }
  return around.has(name);
}

function checkUntagged(
  { method, path, operation, keys }: LocatedOperation,
  locate: Locate,
): readonly Problem[] {
  if ((operation.tags ?? []).length > 0) return [];
  return [
    {
      ...locate(keys),
      severity: 'warning',
      message: `The operation "${method.toUpperCase()} ${path}" has no tag, so it is listed last.`,
      hint: 'Give it the tag of its group.',
    },
  ];
}

function checkUndeclared(
  operations: readonly LocatedOperation[],
  tags: readonly TagObject[],
  locate: Locate,
): readonly Problem[] {
  const names = tags.map(({ name }) => name);
  const known = new Set(names);
  return operations.flatMap(({ operation, keys }) =>
    (operation.tags ?? []).flatMap((tag, index): readonly Problem[] => {
      if (known.has(tag)) return [];
      known.add(tag);
      return [
        {
          ...locate([...keys, 'tags', String(index)]),
          severity: 'warning',
          message: `The tag "${tag}" is not declared.`,
          hint: toHint(tag, names),
        },
      ];
    }),
  );
}

function toHint(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, names);
  return nearest === undefined ? `Add "${name}" to "tags".` : `Did you mean "${nearest}"?`;
}

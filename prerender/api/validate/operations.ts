import type { Problem } from '../../diagnostics/problem';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument, OperationObject, PathItem } from '../document/document';
import { listMethods, listPathNames } from '../document/operations';
import type { Locate } from '../../sources/position';
import { resolve } from '../document/resolve';

interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
  readonly keys: readonly string[];
}

/** Warns of ids, slugs and path parameters that pages can only show in another way than the file says. */
export function checkOperations(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  const operations = listPlaced(document);
  return [
    ...checkDuplicates(operations, locate),
    ...operations.flatMap((one) => checkPathParameters(one, document, locate)),
  ];
}

function listPlaced(document: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const item = resolve(document, value);
    return listMethods(item).map(({ method, methodKeys, operation }) => ({
      path,
      method,
      item,
      operation,
      keys: ['paths', path, ...methodKeys],
    }));
  });
}

/** Warns of operations that would share a page. */
function checkDuplicates(
  operations: readonly PlacedOperation[],
  locate: Locate,
): readonly Problem[] {
  const first = new Map<string, PlacedOperation>();
  return operations.flatMap((one): Problem[] => {
    const id = one.operation.operationId;
    if (id === undefined) return [];
    const slug = toKebabCase(id);
    const other = first.get(slug);
    if (other === undefined) {
      first.set(slug, one);
      return [];
    }
    const place = locate([...other.keys, 'operationId']);
    const isSame = id === other.operation.operationId;
    return [
      {
        ...locate([...one.keys, 'operationId']),
        severity: 'warning',
        message: `The operation id "${id}" ${isSame ? 'is used twice' : `gives the same address as "${other.operation.operationId}"`}, first at ${place.file}:${place.line}:${place.column}: the address of this one gets a number.`,
        hint: 'Give each operation a unique id.',
      },
    ];
  });
}

/** Warns of differences between the templated names in a path and its path parameters. */
function checkPathParameters(
  { path, item, operation, keys }: PlacedOperation,
  document: OpenApiDocument,
  locate: Locate,
): readonly Problem[] {
  const named = listPathNames(path);
  const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name);
  return [
    ...named
      .filter((name) => !declared.includes(name))
      .map((name) =>
        toParameterProblem(
          locate(keys),
          `The path "${path}" has "{${name}}", which no parameter describes: read as a required string.`,
          `Add a parameter "${name}" with "in: path".`,
        ),
      ),
    ...[...new Set(declared)]
      .filter((name) => !named.includes(name))
      .map((name) =>
        toParameterProblem(
          locate([...keys, 'parameters']),
          `The path "${path}" has no place for its parameter "${name}": the parameter is ignored.`,
          `Write "{${name}}" in the path, or remove the parameter.`,
        ),
      ),
  ];
}

function toParameterProblem(place: ReturnType<Locate>, message: string, hint: string): Problem {
  return { ...place, severity: 'warning', message, hint };
}

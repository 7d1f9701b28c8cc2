import type { Problem } from '../../diagnostics/problem';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument, OperationObject, PathItem } from '../document/document';
import { listMethods } from '../document/operations';
import type { Locate } from '../../sources/position';
import { resolve } from '../document/resolve';

interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
  readonly keys: readonly string[];
}

/** Reports problems of ids, slugs and path parameters, which are valid OpenAPI but which pages cannot show. */
export function checkOperations(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  const operations = listPlaced(document);
  return [
    ...operations.flatMap((one) => checkId(one, locate)),
    ...checkDuplicates(operations, locate),
    ...operations.flatMap((one) => checkPathParameters(one, document, locate)),
  ];
}

function listPlaced(document: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, value]) => {
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

/** Warns of a missing id: a page needs a name that stays the same when paths change. */
function checkId({ path, method, operation, keys }: PlacedOperation, locate: Locate): Problem[] {
  if (operation.operationId !== undefined && toKebabCase(operation.operationId) !== '') return [];
  return [
    {
      ...locate(keys),
      severity: 'warning',
      message: `${method.toUpperCase()} ${path} has no "operationId", so its page is named after method and path.`,
      hint: 'Add an "operationId" that says what the operation does, as in "getTeam".',
    },
  ];
}

/** Reports operations that would share a page. */
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
    return [
      {
        ...locate([...one.keys, 'operationId']),
        severity: 'error',
        message: `The operation id "${id}" gives the same page as "${other.operation.operationId}" at ${place.file}:${place.line}:${place.column}.`,
        hint: 'Give each operation an id of its own.',
      },
    ];
  });
}

/** Reports differences between the templated names in a path and its path parameters. */
function checkPathParameters(
  { path, item, operation, keys }: PlacedOperation,
  document: OpenApiDocument,
  locate: Locate,
): readonly Problem[] {
  const named = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
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
          `The path ${path} has "{${name}}", which no parameter describes.`,
          `Add a parameter "${name}" with "in: path".`,
        ),
      ),
    ...[...new Set(declared)]
      .filter((name) => !named.includes(name))
      .map((name) =>
        toParameterProblem(
          locate([...keys, 'parameters']),
          `The path ${path} has no place for its parameter "${name}".`,
          `Write "{${name}}" where it stands in the path, or remove the parameter.`,
        ),
      ),
  ];
}

function toParameterProblem(place: ReturnType<Locate>, message: string, hint: string): Problem {
  return { ...place, severity: 'error', message, hint };
}

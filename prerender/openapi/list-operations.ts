import { toKebabCase } from '../../src/model/slug';
import type { Method, OpenApiDocument, OperationObject, PathItem } from './document';
import { methods } from './document';
import { resolve } from './resolve';

/** One operation with the place where it stands in the document. */
export interface LocatedOperation {
  readonly method: Method;
  readonly path: string;
  readonly pathItem: PathItem;
  readonly operation: OperationObject;
  readonly operationId: string;
  readonly slug: string;
  readonly title: string;
}

/**
 * All operations in document order.
 *
 * Slugs come from operation ids, else from method and path; a slug that is taken gets a number.
 */
export function listOperations(document: OpenApiDocument): readonly LocatedOperation[] {
  const taken = new Map<string, number>();
  return Object.entries(document.paths ?? {})
    .flatMap(([path, value]) => {
      const pathItem = resolve(document, value);
      return methods.flatMap((method) => {
        const operation = pathItem[method];
        return operation === undefined ? [] : [locateOperation(method, path, pathItem, operation)];
      });
    })
    .map((located) => {
      const count = (taken.get(located.slug) ?? 0) + 1;
      taken.set(located.slug, count);
      return count === 1 ? located : { ...located, slug: `${located.slug}-${count}` };
    });
}

function locateOperation(
  method: Method,
  path: string,
  pathItem: PathItem,
  operation: OperationObject,
): LocatedOperation {
  const operationId = operation.operationId ?? `${method} ${path}`;
  const title = operation.summary ?? operationId;
  return { method, path, pathItem, operation, operationId, slug: toKebabCase(operationId), title };
}

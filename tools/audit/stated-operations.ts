import type { Stated, StatedObject } from './stated-document';
import { findReferred, resolveStated, toObject, toText } from './stated-document';

/** A request that a path item states. */
export interface StatedRequest {
  readonly method: string;
  readonly pathItem: StatedObject;
  readonly operation: StatedObject;
}

/** An operation of a document. */
export interface StatedOperation extends StatedRequest {
  readonly kind: 'paths' | 'webhooks';
  readonly path: string;
}

const methods = new Set('get put post delete options head patch trace query'.split(' '));

/** The operations of a document, then its webhooks. */
export function listStatedOperations(document: StatedObject): readonly StatedOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(toObject(document[kind]))
      // Below `paths` these are extensions; a webhook may have any name.
      .filter(([path]) => kind === 'webhooks' || !path.startsWith('x-'))
      .flatMap(([path, value]) =>
        listStatedRequests(document, value).map((request) => ({ ...request, kind, path })),
      ),
  );
}

/** The requests of a path item. */
export function listStatedRequests(
  document: StatedObject,
  value: Stated | undefined,
): readonly StatedRequest[] {
  const { object: pathItem } = resolveStated(document, value);
  const own = Object.entries(pathItem).filter(([key]) => methods.has(key));
  const additional = Object.entries(toObject(pathItem['additionalOperations']));
  return [...own, ...additional].map(([method, operation]) => ({
    method,
    pathItem,
    operation: toObject(operation),
  }));
}

/** The operation that a link names by its id or by a reference. */
export function findLinked(
  document: StatedObject,
  { operationId, operationRef }: StatedObject,
): StatedOperation | undefined {
  const reference = toText(operationRef);
  const referred = reference.startsWith('#/') ? findReferred(document, reference) : undefined;
  return listStatedOperations(document).find(({ operation }) =>
    referred === undefined
      ? operationId !== undefined && operation['operationId'] === operationId
      : operation === referred,
  );
}

import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { LinkObject, OpenApiDocument } from '../document/document';
import { listOperations } from '../document/operations';
import type { Locate } from '../../sources/position';
import { resolve } from '../document/resolve';
import { findTarget, isAddress } from '../operation/links';

/** Warns of response links to operations that do not exist, which pages omit. */
export function checkLinks(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  return listLinks(document)
    .filter(({ link }) => findTarget(document, link) === undefined && !isAddress(link.operationRef))
    .map(({ link, keys }) => {
      const key = link.operationId === undefined ? 'operationRef' : 'operationId';
      const name = link.operationId ?? link.operationRef ?? '';
      return {
        ...locate([...keys, key]),
        severity: 'warning' as const,
        message: `The link leads to the operation "${name}", which does not exist.`,
        hint: toHint(name, document),
      };
    });
}

interface PlacedLink {
  readonly link: LinkObject;
  readonly keys: readonly string[];
}

function listLinks(document: OpenApiDocument): readonly PlacedLink[] {
  return listOperations(document).flatMap(({ operation, keys }) =>
    Object.entries(operation.responses ?? {})
      .filter(([status]) => !status.startsWith('x-'))
      .flatMap(([status, response]) =>
        Object.entries(resolve(document, response).links ?? {}).map(([name, link]) => ({
          link: resolve(document, link),
          keys: [...keys, 'responses', status, 'links', name],
        })),
      ),
  );
}

function toHint(name: string, document: OpenApiDocument): string {
  const ids = listOperations(document).flatMap(({ operation }) => operation.operationId ?? []);
  const nearest = findNearest(name, ids);
  return nearest === undefined
    ? 'Name an operation by its "operationId".'
    : `Did you mean "${nearest}"?`;
}

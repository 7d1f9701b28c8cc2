import type { Problem } from '../../src/model/problem';
import { findNearest } from '../problems/find-nearest';
import type { OpenApiDocument, SecurityRequirementObject } from './document';
import { listOperations } from './list-operations';
import type { Locate } from './locate';
import { findScheme } from './to-security';

/** Complains about requirements that name a scheme which the document does not declare. */
export function checkSecurity(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  const names = Object.keys(document.components?.securitySchemes ?? {});
  const places = [
    { keys: ['security'], security: document.security ?? [] },
    ...listOperations(document).map(({ keys, operation }) => ({
      keys: [...keys, 'security'],
      security: operation.security ?? [],
    })),
  ];
  return places.flatMap(({ keys, security }) =>
    listSchemes(security)
      .filter(({ name }) => findScheme(document, name) === undefined)
      .map(({ name, index }) => ({
        ...locate([...keys, String(index), name]),
        severity: 'error' as const,
        message: `The security scheme "${name}" is not declared.`,
        hint: toHint(name, names),
      })),
  );
}

function listSchemes(security: readonly SecurityRequirementObject[]) {
  return security.flatMap((requirement, index) =>
    Object.keys(requirement).map((name) => ({ name, index })),
  );
}

function toHint(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, names);
  return nearest === undefined
    ? 'Declare it in "components.securitySchemes".'
    : `Did you mean "${nearest}"?`;
}

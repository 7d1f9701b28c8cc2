import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type {
  OpenApiDocument,
  SecurityRequirementObject,
  SecuritySchemeObject,
} from '../document/document';
import { listOperations } from '../document/operations';
import type { Locate } from '../../sources/position';
import { findScheme, toFlows } from '../operation/security';

/** Reports security requirements with an undeclared scheme or scope. */
export function checkSecurity(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  const names = Object.keys(document.components?.securitySchemes ?? {});
  const places = [
    { keys: ['security'], security: document.security ?? [] },
    ...listOperations(document).map(({ keys, operation }) => ({
      keys: [...keys, 'security'],
      security: operation.security ?? [],
    })),
  ];
  return places.flatMap(({ keys, security }) => [
    ...checkScopes(document, security, keys, locate),
    ...listSchemes(security)
      .filter(({ name }) => findScheme(document, name) === undefined)
      .map(({ name, index }) => ({
        ...locate([...keys, String(index), name]),
        severity: 'warning' as const,
        message: `The security scheme "${name}" is not declared: pages show its name, and samples send no credentials for it.`,
        hint: toHint(name, names),
      })),
  ]);
}

/** Warns of undeclared scopes of OAuth schemes; other schemes do not declare theirs. */
function checkScopes(
  document: OpenApiDocument,
  security: readonly SecurityRequirementObject[],
  keys: readonly string[],
  locate: Locate,
): readonly Problem[] {
  return security.flatMap((requirement, index) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = findScheme(document, name);
      const declared = scheme?.type === 'oauth2' ? listScopes(scheme) : undefined;
      return scopes.flatMap((scope, at): readonly Problem[] => {
        if (declared === undefined || declared.includes(scope)) return [];
        const nearest = findNearest(scope, declared);
        return [
          {
            ...locate([...keys, String(index), name, String(at)]),
            severity: 'warning',
            message: `The scheme "${name}" does not declare the scope "${scope}".`,
            hint:
              nearest === undefined
                ? 'Add it to the "scopes" of the flows that grant it.'
                : `Did you mean "${nearest}"?`,
          },
        ];
      });
    }),
  );
}

function listScopes(scheme: SecuritySchemeObject): readonly string[] {
  return toFlows(scheme).flatMap(({ scopes }) => scopes.map(({ name }) => name));
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

import type { OpenApiDocument } from '../document/document';
import { listOperations } from '../document/operations';
import { findScheme, toFlows } from '../operation/security';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';

/** Warns of security requirements with an undeclared scheme or scope. */
export function checkSecurity(document: OpenApiDocument): readonly Mistake[] {
  const places = [
    { keys: [], security: document.security },
    ...listOperations(document).map(({ keys, operation: { security } }) => ({ keys, security })),
  ];
  return places.flatMap(({ keys, security = [] }) =>
    security.flatMap((requirement, index) =>
      Object.entries(requirement).flatMap(([name, scopes]) =>
        checkScheme(document, name, scopes, [...keys, 'security', String(index), name]),
      ),
    ),
  );
}

function checkScheme(
  document: OpenApiDocument,
  name: string,
  scopes: readonly string[],
  keys: readonly string[],
): readonly Mistake[] {
  const scheme = findScheme(document, name);
  if (scheme === undefined) {
    const names = Object.keys(document.components?.securitySchemes ?? {});
    return [
      {
        keys,
        message: `The security scheme "${name}" is not declared: pages show its name, and samples send no credentials for it.`,
        hint: toNameHint(name, names, 'Declare it in "components.securitySchemes".'),
      },
    ];
  }
  // Other schemes do not declare their scopes.
  if (scheme.type !== 'oauth2') return [];
  const declared = toFlows(scheme).flatMap((flow) => flow.scopes.map((scope) => scope.name));
  return scopes.flatMap((scope, index) => {
    if (declared.includes(scope)) return [];
    return [
      {
        keys: [...keys, String(index)],
        message: `The scheme "${name}" does not declare the scope "${scope}".`,
        hint: toNameHint(scope, declared, 'Add it to the "scopes" of the flows that grant it.'),
      },
    ];
  });
}

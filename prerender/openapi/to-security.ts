import type {
  RequiredScheme,
  SecurityRequirement,
  SecurityScheme,
} from '../../src/model/reference/operation';
import type { OpenApiDocument, OperationObject, SecuritySchemeObject } from './document';
import { resolve } from './resolve';
import type { ToText } from './to-text';

/** The alternatives by which an operation lets a caller in; empty when it needs none. */
export function toSecurity(
  document: OpenApiDocument,
  operation: OperationObject,
  toText: ToText,
): readonly SecurityRequirement[] {
  const requirements = operation.security ?? document.security ?? [];
  return requirements.map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]): readonly RequiredScheme[] => {
      const scheme = findScheme(document, name);
      return scheme === undefined
        ? []
        : [{ name, scopes, scheme: toSecurityScheme(name, scheme, toText) }];
    }),
  );
}

/** Every scheme that the document declares. */
export function toSecuritySchemes(
  document: OpenApiDocument,
  toText: ToText,
): readonly SecurityScheme[] {
  return Object.keys(document.components?.securitySchemes ?? {}).flatMap((name) => {
    const scheme = findScheme(document, name);
    return scheme === undefined ? [] : [toSecurityScheme(name, scheme, toText)];
  });
}

/** The header, query parameter or cookie with a placeholder that carries a scheme's credentials. */
export function toCredential(
  scheme: SecuritySchemeObject,
): { in: 'header' | 'query' | 'cookie'; name: string; value: string } | undefined {
  switch (scheme.type) {
    case 'http':
      return {
        in: 'header',
        name: 'Authorization',
        value: `${toSchemeName(scheme.scheme)} ${toPlaceholder(scheme.scheme)}`,
      };
    case 'oauth2':
    case 'openIdConnect':
      return { in: 'header', name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' };
    case 'apiKey':
      return { in: scheme.in ?? 'header', name: scheme.name ?? 'X-Api-Key', value: 'YOUR_API_KEY' };
    default:
      return undefined;
  }
}

/** The scheme of that name, if the document declares it. */
export function findScheme(
  document: OpenApiDocument,
  name: string,
): SecuritySchemeObject | undefined {
  const schemes = document.components?.securitySchemes;
  const scheme = schemes !== undefined && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return scheme === undefined ? undefined : resolve(document, scheme);
}

function toSecurityScheme(
  name: string,
  scheme: SecuritySchemeObject,
  toText: ToText,
): SecurityScheme {
  return {
    name,
    label: toLabel(scheme),
    description: toText(scheme.description),
    usage: toUsage(scheme),
  };
}

function toLabel(scheme: SecuritySchemeObject): string {
  switch (scheme.type) {
    case 'http':
      return scheme.bearerFormat === undefined
        ? `${toSchemeName(scheme.scheme)} authentication`
        : `${toSchemeName(scheme.scheme)} token (${scheme.bearerFormat})`;
    case 'apiKey':
      return 'API key';
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    default:
      return 'Mutual TLS';
  }
}

function toUsage(scheme: SecuritySchemeObject): string {
  const credential = toCredential(scheme);
  if (credential === undefined) return 'a client certificate';
  const separator = credential.in === 'header' ? ': ' : '=';
  return `${credential.name}${separator}${credential.value}`;
}

function toSchemeName(scheme = 'bearer'): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

function toPlaceholder(scheme = 'bearer'): string {
  return scheme.toLowerCase() === 'basic' ? 'BASE64_OF_USER_AND_PASSWORD' : 'YOUR_ACCESS_TOKEN';
}

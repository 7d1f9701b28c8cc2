import type {
  FlowAddress,
  OAuthFlow,
  OAuthFlowKind,
  RequiredScheme,
  SchemeUsage,
  Scope,
  SecurityRequirement,
  SecurityScheme,
} from '../../../src/model/api/security';
import { toDefined } from '../../../src/model/defined';
import type { TemplateScheme } from '../../../src/model/request/request-template';
import type { OpenApiDocument, OperationObject, SecuritySchemeObject } from '../document/document';
import { resolve } from '../document/resolve';
import type { ToText } from '../../text/rich-text';

/** The alternative security requirements of an operation; empty if it needs none. An undeclared scheme has only its name. */
export function toSecurity(
  document: OpenApiDocument,
  operation: OperationObject,
  toText: ToText,
): readonly SecurityRequirement[] {
  return (operation.security ?? document.security ?? []).map((requirement) =>
    Object.entries(requirement).map(([name, scopes]): RequiredScheme => {
      const scheme = findScheme(document, name);
      // Without it the operation would seem to need no credentials.
      if (scheme === undefined) return { name, scopes: [], scheme: { label: name, unknown: true } };
      return {
        name,
        scopes: toScopes(scheme, scopes, toText),
        ...(scopes.length > 0 && !hasToken(scheme) && { areRoles: true }),
        scheme: toUsage(document, name, scheme),
      };
    }),
  );
}

/** All security schemes that the document declares. */
export function toSecuritySchemes(
  document: OpenApiDocument,
  toText: ToText,
): readonly SecurityScheme[] {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return schemes.map(([name, referable]): SecurityScheme => {
    const scheme = resolve(document, referable);
    return {
      name,
      ...toUsage(document, name, scheme),
      deprecated: scheme.deprecated === true,
      description: toText(scheme.description),
      ...toDefined({ metadataUrl: scheme.openIdConnectUrl ?? scheme.oauth2MetadataUrl }),
      flows: toFlows(scheme, toText),
    };
  });
}

/** The header, query parameter or cookie that carries a scheme's credentials, with a placeholder for them. */
export function findPlace({ type, scheme, ...key }: SecuritySchemeObject): TemplateScheme['place'] {
  const header = { in: 'header', name: 'Authorization' } as const;
  switch (type) {
    case 'http':
      return {
        ...header,
        prefix: `${toSchemeName(scheme)} `,
        placeholder: toPlaceholder(scheme),
        ...(isBasic(scheme) && { basic: true }),
      };
    case 'oauth2':
    case 'openIdConnect':
      return { ...header, prefix: 'Bearer ', placeholder: toPlaceholder() };
    case 'apiKey': {
      const { in: location = 'header', name = 'X-Api-Key' } = key;
      return { in: location, name, prefix: '', placeholder: 'YOUR_API_KEY' };
    }
    default:
      return undefined;
  }
}

/** True if a client computes the credentials from a challenge of the server, so that no request can hold them. */
function answersChallenge({ scheme = '' }: SecuritySchemeObject): boolean {
  return /^(?:digest|hoba|mutual|negotiate|ntlm|scram-.+)$/i.test(scheme);
}

/** Why samples do not send the credentials of a scheme, if they do not. */
export function toSchemeRemark(scheme: SecuritySchemeObject): string | undefined {
  if (scheme.type === 'mutualTLS') {
    return 'The API requires a client certificate (mutual TLS), which the sample does not present.';
  }
  return scheme.type === 'http' && answersChallenge(scheme)
    ? `${toSchemeName(scheme.scheme)} authentication answers a challenge of the server, which the sample does not.`
    : undefined;
}

/** The security scheme of a name, if the document declares it. */
export function findScheme(
  document: OpenApiDocument,
  name: string,
): SecuritySchemeObject | undefined {
  const schemes = document.components?.securitySchemes;
  const scheme = schemes !== undefined && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return scheme === undefined ? undefined : resolve(document, scheme);
}

/** Scopes with their descriptions from the flows. */
function toScopes(
  scheme: SecuritySchemeObject,
  names: readonly string[],
  toText: ToText,
): readonly Scope[] {
  const described = toFlows(scheme, toText).flatMap(({ scopes }) => scopes);
  return names.map(
    (name) => described.findLast((scope) => scope.name === name) ?? { name, description: [] },
  );
}

function hasToken({ type, scheme = '' }: SecuritySchemeObject): boolean {
  return type === 'oauth2' || type === 'openIdConnect' || /^bearer$/i.test(scheme);
}

function toUsage(
  document: OpenApiDocument,
  name: string,
  scheme: SecuritySchemeObject,
): SchemeUsage {
  const label = toLabel(document, name, scheme);
  const place = findPlace(scheme);
  if (place === undefined) return { label };
  const value = place.prefix + place.placeholder;
  if (place.in === 'header') return { label, usage: `${place.name}: ${value}` };
  const start = place.in === 'query' ? '?' : 'Cookie: ';
  return { label, usage: `${start}${place.name}=${value}` };
}

/** The label of a scheme for readers: no other scheme of the document has the same one. */
export function toLabel(
  document: OpenApiDocument,
  name: string,
  scheme: SecuritySchemeObject,
): string {
  const label = toKindLabel(scheme);
  const isShared = Object.keys(document.components?.securitySchemes ?? {}).some((other) => {
    const found = other === name ? undefined : findScheme(document, other);
    return found !== undefined && toKindLabel(found) === label;
  });
  return isShared ? `${label}: ${name}` : label;
}

function toKindLabel(scheme: SecuritySchemeObject): string {
  switch (scheme.type) {
    case 'http':
      return scheme.bearerFormat === undefined
        ? `${toSchemeName(scheme.scheme)} authentication`
        : `${toSchemeName(scheme.scheme)} token (${scheme.bearerFormat})`;
    case 'apiKey':
      return `API key in ${scheme.in ?? 'header'} ${scheme.name ?? 'X-Api-Key'}`;
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    default:
      return 'Mutual TLS';
  }
}

function toSchemeName(scheme = 'bearer'): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

function toPlaceholder(scheme = 'bearer'): string {
  if (isBasic(scheme)) return 'BASE64_OF_USER_AND_PASSWORD';
  return /^bearer$/i.test(scheme) ? 'YOUR_ACCESS_TOKEN' : 'YOUR_CREDENTIALS';
}

function isBasic(scheme = ''): boolean {
  return /^basic$/i.test(scheme);
}

/** The OAuth 2.0 flows of a scheme, the one for users first. */
export function toFlows(
  { flows = {} }: SecuritySchemeObject,
  toText: ToText = () => [],
): readonly OAuthFlow[] {
  return kinds.flatMap((kind): readonly OAuthFlow[] => {
    const flow = flows[kind];
    if (flow === undefined) return [];
    const addresses = addressKinds.flatMap((address): readonly FlowAddress[] => {
      const url = flow[`${address}Url`];
      return url === undefined ? [] : [{ kind: address, url }];
    });
    const scopes = Object.entries(flow.scopes ?? {}).map(([name, description]) => ({
      name,
      description: toText(description),
    }));
    return [{ kind, addresses, scopes }];
  });
}

const kinds: readonly OAuthFlowKind[] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
];

const addressKinds = ['authorization', 'deviceAuthorization', 'token', 'refresh'] as const;

import type { JsonObject } from '../document/json-object';

const flows: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
};

/** A security scheme: `basic` is a scheme of HTTP, and a flow has a name of its own. */
export function toSecurityScheme(scheme: JsonObject): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const name = flows[String(flow)] ?? 'implicit';
  return {
    ...rest,
    type,
    flows: {
      [name]: {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        scopes: scopes ?? {},
      },
    },
  };
}

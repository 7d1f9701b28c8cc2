import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import type { Call, CallParameter, CallScheme } from './call';
import type { CallValues, Credentials } from './call-values';
import { toCredentialText } from './to-credential-text';
import { toBody } from './to-http-body';
import { toParameterText } from './to-parameter-text';
import { toEncodedPath, toServerUrl } from './to-server-url';

/**
 * The request that a call is with some values, by OpenAPI's rules.
 *
 * Pages and their scripts both ask it, so that a live sample is the same text as a prerendered one.
 * Without credentials, it holds placeholders.
 */
export function toHttpRequest(
  call: Call,
  values: CallValues,
  credentials: Credentials = new Map(),
): HttpRequest {
  const body = toBody(call, values.body);
  const given = listGiven(call, values);
  const secrets = listSecrets(call.security[values.security] ?? [], credentials);
  const query = [...listTexts(given, 'query'), ...listPairs(secrets, 'query')];
  return {
    method: call.method,
    url: toUrl(call, values, given) + (query.length === 0 ? '' : `?${query.join('&')}`),
    headers: [
      ...toTypeHeaders(call, values, body),
      ...secrets.filter((secret) => secret.in === 'header').map(toHeader),
      ...given
        .filter(({ parameter }) => parameter.in === 'header')
        .map(({ parameter, texts }): HttpHeader => [parameter.name, texts.join('')]),
      ...toCookieHeaders([...listTexts(given, 'cookie'), ...listPairs(secrets, 'cookie')]),
    ],
    ...(body !== undefined && { body }),
  };
}

interface GivenParameter {
  readonly parameter: CallParameter;
  readonly texts: readonly string[];
}

function listGiven({ parameters }: Call, values: CallValues): readonly GivenParameter[] {
  return parameters.flatMap((parameter, index) => {
    const text = values.parameters[index] ?? null;
    return text === null ? [] : [{ parameter, texts: toParameterText(parameter, text) }];
  });
}

function listTexts(
  given: readonly GivenParameter[],
  place: CallParameter['in'],
): readonly string[] {
  return given.filter(({ parameter }) => parameter.in === place).flatMap(({ texts }) => texts);
}

/** A parameter that is not given, or that the document forgot, stays visible. */
function toUrl(call: Call, values: CallValues, given: readonly GivenParameter[]): string {
  const path = given
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce(
      (text, { parameter, texts }) => text.replace(`{${parameter.name}}`, () => texts.join('')),
      call.path,
    );
  return toServerUrl(call.servers[values.server], values.variables) + toEncodedPath(path);
}

interface Secret {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

function listSecrets(schemes: readonly CallScheme[], credentials: Credentials): readonly Secret[] {
  return schemes.flatMap(({ name, place }) =>
    place === undefined
      ? []
      : [{ in: place.in, name: place.name, value: toCredentialText(place, credentials.get(name)) }],
  );
}

function listPairs(secrets: readonly Secret[], place: Secret['in']): readonly string[] {
  return secrets
    .filter((secret) => secret.in === place)
    .map(({ name, value }) => `${name}=${value}`);
}

function toHeader({ name, value }: Secret): HttpHeader {
  return [name, value];
}

/** The type of a multipart body carries a boundary that only the client knows. */
function toTypeHeaders(
  { bodies, accept }: Call,
  { body: values }: CallValues,
  body: HttpBody | undefined,
): readonly HttpHeader[] {
  const type = values === undefined ? undefined : bodies[values.media]?.mediaType;
  const isTold = type !== undefined && values?.isSent === true && body?.kind !== 'multipart';
  return [
    ...(isTold ? [['Content-Type', type] as const] : []),
    ...(accept === undefined ? [] : [['Accept', accept] as const]),
  ];
}

function toCookieHeaders(pairs: readonly string[]): readonly HttpHeader[] {
  return pairs.length === 0 ? [] : [['Cookie', pairs.join('; ')]];
}

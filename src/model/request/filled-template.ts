import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import type { RequestTemplate, TemplateParameter, TemplateScheme } from './request-template';
import type { RequestValues, Credentials } from './request-values';
import { toCredentialText } from './to-credential-text';
import { toBody } from './filled-body';
import { toParameterText } from './to-parameter-text';
import { toEncodedPath, toServerUrl } from './to-server-url';

/**
 * The request of a template filled with some values, by OpenAPI's rules.
 *
 * The build and the browser both use it, so that a rewritten sample has the text of a prerendered one.
 * Placeholders stand for credentials that are not given.
 */
export function toHttpRequest(
  template: RequestTemplate,
  values: RequestValues,
  credentials: Credentials = new Map(),
): HttpRequest {
  const body = toBody(template, values.body);
  const given = listGiven(template, values);
  const secrets = listSecrets(template.security[values.security] ?? [], credentials);
  const query = [...listTexts(given, 'query'), ...listPairs(secrets, 'query')];
  return {
    method: template.method,
    url: toUrl(template, values, given) + (query.length === 0 ? '' : `?${query.join('&')}`),
    headers: [
      ...toTypeHeaders(template, values, body),
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
  readonly parameter: TemplateParameter;
  readonly texts: readonly string[];
}

function listGiven(
  { parameters }: RequestTemplate,
  values: RequestValues,
): readonly GivenParameter[] {
  return parameters.flatMap((parameter, index) => {
    const text = values.parameters[index] ?? null;
    return text === null ? [] : [{ parameter, texts: toParameterText(parameter, text) }];
  });
}

function listTexts(
  given: readonly GivenParameter[],
  place: TemplateParameter['in'],
): readonly string[] {
  return given.filter(({ parameter }) => parameter.in === place).flatMap(({ texts }) => texts);
}

/** A parameter that is not given, or that the document forgot, stays visible. */
function toUrl(
  template: RequestTemplate,
  values: RequestValues,
  given: readonly GivenParameter[],
): string {
  const path = given
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce(
      (text, { parameter, texts }) => text.replace(`{${parameter.name}}`, () => texts.join('')),
      template.path,
    );
  return toServerUrl(template.servers[values.server], values.variables) + toEncodedPath(path);
}

interface Secret {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

function listSecrets(
  schemes: readonly TemplateScheme[],
  credentials: Credentials,
): readonly Secret[] {
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
  { bodies, accept }: RequestTemplate,
  { body: values }: RequestValues,
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

import { encodeStrictly, toBase64, toEncodedPath, toWellFormed } from './encoding';
import { readField, toPlain } from './field-text';
import { toBody } from './filled-body';
import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import { isUsualCredential } from './redirects';
import type { ParameterLocation } from './parameter-styles';
import { serializeParameter } from './parameter-styles';
import type { RequestTemplate, TemplateParameter, TemplateScheme } from './request-template';
import type { Credential, Credentials, RequestValues } from './request-values';
import { toServerUrl } from './server-url';

/**
 * Fills a template with values, by OpenAPI's rules.
 *
 * Both the build and the browser use it, so a rewritten sample has the same text as a prerendered one.
 * Missing credentials become placeholders.
 */
export function toHttpRequest(
  template: RequestTemplate,
  values: RequestValues,
  credentials: Credentials = new Map(),
): HttpRequest {
  const body = toBody(template, values.body);
  const parameters = listParameters(template, values);
  const secrets = listSecrets(template.security[values.security] ?? [], credentials);
  const query = listTexts([...parameters, ...secrets], 'query');
  const cookies = listTexts([...parameters, ...secrets], 'cookie');
  return {
    method: template.method,
    url: toUrl(template, values, parameters) + (query.length === 0 ? '' : `?${query.join('&')}`),
    headers: [
      ...toTypeHeaders(template, values, body),
      ...[...secrets, ...parameters]
        .filter((part) => part.in === 'header')
        .map(({ name, texts }): HttpHeader => [name, texts.join('')]),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ],
    ...(body !== undefined && { body }),
    ...toCredentials(template, values),
    ...(template.response && { response: template.response }),
  };
}

/** The headers of the security schemes, and parameters that are credentials all the same. */
function toCredentials(
  { security, parameters }: RequestTemplate,
  values: RequestValues,
): Pick<HttpRequest, 'credentials'> {
  const schemes = (security[values.security] ?? []).flatMap(({ place }) => place ?? []);
  const secrets = parameters.filter(({ secret }) => secret === true);
  const names = [...schemes, ...secrets]
    .filter((part) => part.in === 'header' && !isUsualCredential(part.name))
    .map(({ name }) => name);
  return names.length === 0 ? {} : { credentials: [...new Set(names)] };
}

/** A parameter or a credential, serialized for the request. */
interface WrittenPart {
  readonly in: ParameterLocation;
  readonly name: string;
  /** One text in a path or a header, `name=value` texts otherwise. */
  readonly texts: readonly string[];
}

function listParameters(
  { parameters }: RequestTemplate,
  values: RequestValues,
): readonly WrittenPart[] {
  return parameters.flatMap((parameter, index) => {
    const text = values.parameters[index] ?? null;
    if (text === null) return [];
    return [{ in: parameter.in, name: parameter.name, texts: toParameterText(parameter, text) }];
  });
}

function listSecrets(
  schemes: readonly TemplateScheme[],
  credentials: Credentials,
): readonly WrittenPart[] {
  return schemes.flatMap(({ name: scheme, place }) => {
    if (place === undefined) return [];
    const text = toCredentialText(place, credentials.get(scheme));
    const { in: location, name } = place;
    return [{ in: location, name, texts: [location === 'header' ? text : `${name}=${text}`] }];
  });
}

function listTexts(parts: readonly WrittenPart[], location: ParameterLocation): readonly string[] {
  return parts.filter((part) => part.in === location).flatMap(({ texts }) => texts);
}

/** A parameter that has no value or is not declared stays in the URL as its name in braces. */
function toUrl(
  { path, servers }: RequestTemplate,
  values: RequestValues,
  parameters: readonly WrittenPart[],
): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, texts }) => text.replace(`{${name}}`, () => texts.join('')), path);
  return toServerUrl(servers[values.server], values.variables) + toEncodedPath(filled);
}

/** The content type of a multipart body contains a boundary that only the client knows. */
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

/** Serializes a parameter with this text for the request. */
export function toParameterText(parameter: TemplateParameter, text: string): readonly string[] {
  const { name, in: location, mediaType } = parameter;
  if (mediaType !== undefined) {
    if (location === 'header') return [text];
    const value = encodeStrictly(text);
    return [location === 'path' ? value : `${encodeStrictly(name)}=${value}`];
  }
  // Text that does not fit the parameter's kind is sent as typed.
  const value = readField(parameter, text) ?? text;
  return serializeParameter(parameter, toPlain(parameter, value));
}

/** Serializes a credential for the request: a placeholder until the reader fills it in. */
export function toCredentialText(
  { in: location, prefix, placeholder, basic }: NonNullable<TemplateScheme['place']>,
  credential: Credential = { secret: '' },
): string {
  const { user = '', secret } = credential;
  if (user === '' && secret === '') return prefix + placeholder;
  const text = prefix + (basic === true ? toBase64(`${user}:${secret}`) : secret);
  switch (location) {
    case 'header':
      return text;
    case 'query':
      return encodeStrictly(text);
    default:
      // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
      return toWellFormed(text).replaceAll(
        /[^\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+/g,
        (part) => encodeURIComponent(part),
      );
  }
}

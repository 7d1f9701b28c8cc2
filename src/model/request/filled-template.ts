import { toJsonText } from '../json-text';
import { encodeStrictly, toBase64, toEncodedPath, toWellFormed } from './encoding';
import { isExactObject, parseExactJson } from './exact-json';
import { readField } from './field-text';
import { toBody, toFormText } from './filled-body';
import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import { isToken, toHeaderLine } from './http-request';
import { isMediaRange, toEssence } from './media-type';
import { isUsualCredential } from './redirects';
import type { ParameterLocation } from './parameter-styles';
import { serializeParameter } from './parameter-styles';
import type {
  RequestTemplate,
  TemplateBody,
  TemplateParameter,
  TemplateScheme,
} from './request-template';
import type { BodyValues, Credential, Credentials, RequestValues } from './request-values';
import { isSecret, withoutSecrets } from './secrets';
import { toServerUrl } from './server-url';
import { listMembers } from './start-values';

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
  const schemes = listCredentials(template, values, credentials);
  const query = listTexts([...parameters, ...schemes], 'query');
  const cookies = listTexts([...parameters, ...schemes], 'cookie');
  const remarks = listRemarks(template, values);
  return {
    method: template.method,
    url: toUrl(template, values, parameters, query),
    headers: [
      ...toTypeHeaders(template, values, body),
      ...[...schemes, ...parameters]
        // No client sends a name that HTTP does not have; `prerender/api/validate` warns of it.
        .filter((part) => part.in === 'header' && isToken(part.name))
        .map(({ name, texts }): HttpHeader => [name, toHeaderLine(texts.join(''))]),
      ...(cookies.length === 0 ? [] : [['Cookie', toHeaderLine(cookies.join('; '))] as const]),
    ],
    ...(body !== undefined && { body }),
    ...toSecrets(template, values, [...schemes, ...parameters]),
    ...(template.response && { response: template.response }),
    ...(remarks.length > 0 && { remarks }),
  };
}

/** A parameter or a credential, serialized for the request. */
interface WrittenPart {
  readonly in: ParameterLocation;
  readonly name: string;
  /** One text in a path or a header, `name=value` texts otherwise. */
  readonly texts: readonly string[];
  readonly isSecret: boolean;
}

function listParameters(template: RequestTemplate, values: RequestValues): readonly WrittenPart[] {
  return template.parameters.flatMap((parameter, index) => {
    const text = values.parameters[index] ?? null;
    if (text === null) return [];
    const { in: location, name, secret } = parameter;
    const texts = toParameterText(parameter, text);
    return [{ in: location, name, texts, isSecret: secret === true || isSecret(template, name) }];
  });
}

function listCredentials(
  { security }: RequestTemplate,
  values: RequestValues,
  credentials: Credentials,
): readonly WrittenPart[] {
  return (security[values.security] ?? []).flatMap(({ name: scheme, place }) => {
    if (place === undefined) return [];
    const text = toCredentialText(place, credentials.get(scheme));
    const { in: location, name } = place;
    const pair = `${encodeStrictly(name)}=${text}`;
    return [{ in: location, name, texts: [location === 'header' ? text : pair], isSecret: true }];
  });
}

/** The names of the headers with credentials, and of the secrets in the query and in the body. */
function toSecrets(
  template: RequestTemplate,
  { body: values }: RequestValues,
  parts: readonly WrittenPart[],
): Pick<HttpRequest, 'credentials' | 'secrets'> {
  const secret = parts.filter(({ isSecret }) => isSecret);
  const credentials = listNames(secret, 'header').filter((name) => !isUsualCredential(name));
  const query = listNames(secret, 'query');
  const body = values?.isSent === true ? listBodySecrets(template, values) : [];
  const secrets = { ...(query.length > 0 && { query }), ...(body.length > 0 && { body }) };
  return {
    ...(credentials.length > 0 && { credentials }),
    ...(Object.keys(secrets).length > 0 && { secrets }),
  };
}

function listNames(parts: readonly WrittenPart[], location: ParameterLocation): readonly string[] {
  const found = parts.filter((part) => part.in === location);
  return [...new Set(found.map(({ name }) => name))];
}

/** The paths of the secrets in a body, such as `user.password`. */
function listBodySecrets(
  template: RequestTemplate,
  { view, rows, media, text }: BodyValues,
): readonly string[] {
  const isJson = template.bodies[media]?.kind === 'json';
  const written = isJson ? parseExactJson(text) : undefined;
  const value = view === 'form' ? new Map(listMembers(rows)) : written;
  return value === undefined ? [] : withoutSecrets(template, value).secrets;
}

function listTexts(parts: readonly WrittenPart[], location: ParameterLocation): readonly string[] {
  return parts.filter((part) => part.in === location).flatMap(({ texts }) => texts);
}

/**
 * A parameter that has no value or is not declared stays in the URL as its name in braces.
 *
 * The server and the path may have a query of their own. A fragment is never sent.
 */
function toUrl(
  { path, servers }: RequestTemplate,
  values: RequestValues,
  parameters: readonly WrittenPart[],
  query: readonly string[],
): string {
  const texts = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, parameter.texts.join('')]),
  );
  const filled = path.replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => texts.get(name) ?? whole,
  );
  const [server, serverQuery] = splitQuery(toServerUrl(servers[values.server], values.variables));
  const [ownPath, ownQuery] = splitQuery(toEncodedPath(filled).replace(/#.*$/s, ''));
  const all = [serverQuery, ownQuery, ...query].filter((part) => part !== '');
  return server + ownPath + (all.length === 0 ? '' : `?${all.join('&')}`);
}

function splitQuery(url: string): readonly [string, string] {
  const [start = '', ...query] = url.split('?');
  return [start, query.join('?')];
}

/** The content type of a multipart form contains a boundary that only the client knows. */
function toTypeHeaders(
  { bodies, accept }: RequestTemplate,
  { body: values }: RequestValues,
  body: HttpBody | undefined,
): readonly HttpHeader[] {
  const template = values?.isSent === true ? bodies[values.media] : undefined;
  const own = template?.contentType ?? template?.mediaType;
  const type = body?.kind === 'joined' ? body.contentType : own;
  const isTold = type !== undefined && body?.kind !== 'multipart';
  return [
    ...(isTold ? [['Content-Type', type] as const] : []),
    ...(accept === undefined ? [] : [['Accept', toHeaderLine(accept)] as const]),
  ];
}

/** Serializes a parameter with this text for the request. */
export function toParameterText(parameter: TemplateParameter, text: string): readonly string[] {
  const { name, in: location, mediaType } = parameter;
  if (mediaType !== undefined) {
    const content = toContentText(parameter, mediaType, text);
    if (location === 'header') return [content];
    // The text of a form is encoded already.
    const isForm = parameter.isWholeQuery === true && isFormType(mediaType);
    const value = isForm ? content : encodeStrictly(content);
    const isAlone = location === 'path' || parameter.isWholeQuery === true;
    return [isAlone ? value : `${encodeStrictly(name)}=${value}`];
  }
  // Text that does not fit the parameter's kind is sent as typed.
  const value = readField(parameter, text) ?? text;
  return serializeParameter(parameter, value);
}

/** A value in its media type, on one line. Text that does not fit its kind is sent as typed. */
function toContentText(parameter: TemplateParameter, mediaType: string, text: string): string {
  const value = parameter.kind === 'json' ? parseExactJson(text) : undefined;
  if (value === undefined) return text;
  if (isFormType(mediaType) && isExactObject(value)) return toFormText(parameter, [...value]);
  return toJsonText(value);
}

function isFormType(mediaType: string): boolean {
  return toEssence(mediaType) === 'application/x-www-form-urlencoded';
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

/** The parts of the request that no sample can send as documented, one sentence each. */
function listRemarks(
  { servers, security, bodies }: RequestTemplate,
  values: RequestValues,
): readonly string[] {
  const body = values.body?.isSent === true ? bodies[values.body.media] : undefined;
  return [
    ...toServerRemarks(servers[values.server]?.template ?? ''),
    ...(security[values.security] ?? []).flatMap(({ remark }) => remark ?? []),
    ...(body === undefined ? [] : [...toTypeRemarks(body), ...toPartRemarks(body)]),
  ];
}

function toServerRemarks(template: string): readonly string[] {
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(template)?.[1]?.toLowerCase() ?? 'https';
  if (/^https?$/.test(scheme)) return [];
  return /^wss?$/.test(scheme)
    ? [`The server is a WebSocket (${scheme}): the sample sends the request over HTTP.`]
    : [`The server uses ${scheme}, which HTTP clients do not support.`];
}

function toTypeRemarks({ mediaType, contentType = mediaType }: TemplateBody): readonly string[] {
  if (!isMediaRange(mediaType) || contentType === mediaType) return [];
  const range = toEssence(mediaType) === '*/*' ? '' : ` that matches ${mediaType}`;
  return [`The API takes any media type${range}: the sample sends ${contentType}.`];
}

function toPartRemarks({ encodings = [], isOrdered }: TemplateBody): readonly string[] {
  return encodings
    .filter(({ isNested }) => isNested === true)
    .map(({ name }) => (isOrdered === true ? `Part ${name}` : `The field ${name}`))
    .map((part) => `${part} has parts or fields of its own: the sample sends them as JSON.`);
}

import { encodeStrictly, toBase64, toEncodedPath, toWellFormed } from './encoding';
import type { ExactJson } from './exact-json';
import { isExactObject, parseExactJson, toCompactJson } from './exact-json';
import { readField, toPlain } from './field-text';
import { toBody, toFormText } from './filled-body';
import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import { isToken, toHeaderLine } from './header-syntax';
import { toEssence } from './media-type';
import { isUsualCredential } from './redirects';
import type { ParameterLocation } from './parameter-styles';
import { serializeParameter } from './parameter-styles';
import { listRemarks } from './remarks';
import type {
  RequestTemplate,
  TemplateBody,
  TemplateParameter,
  TemplateScheme,
} from './request-template';
import type { BodyValues, Credential, Credentials, RequestValues } from './request-values';
import { isSecret, withoutSecrets } from './secrets';
import { toServerUrl } from './server-url';
import { listSent } from './start-values';

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
  const remarks = listRemarks(template, values);
  return {
    method: template.method,
    url: toUrl(template, values, parameters, query),
    headers: [
      ...toTypeHeaders(template, values, body),
      ...[...secrets, ...parameters]
        // No client sends a name that HTTP does not have; `prerender/api/validate` warns of it.
        .filter((part) => part.in === 'header' && isToken(part.name))
        .map(({ name, texts }): HttpHeader => [name, toHeaderLine(texts.join(''))]),
      ...(cookies.length === 0 ? [] : [['Cookie', toHeaderLine(cookies.join('; '))] as const]),
    ],
    ...(body !== undefined && { body }),
    ...toCredentials(template, values),
    ...toSecrets(template, values),
    ...(template.response && { response: template.response }),
    ...(remarks.length > 0 && { remarks }),
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

/** The names of the secrets in the query and in the body. */
function toSecrets(template: RequestTemplate, values: RequestValues): Pick<HttpRequest, 'secrets'> {
  const { security, parameters } = template;
  const schemes = (security[values.security] ?? []).flatMap(({ place }) => place ?? []);
  const sent = parameters.filter((_, index) => (values.parameters[index] ?? null) !== null);
  const hidden = sent.filter(({ name, secret }) => secret === true || isSecret(template, name));
  const query = [...schemes, ...hidden].filter((part) => part.in === 'query');
  const names = [...new Set(query.map(({ name }) => name))];
  const body = values.body?.isSent === true ? listBodySecrets(template, values.body) : [];
  if (names.length === 0 && body.length === 0) return {};
  return {
    secrets: { ...(names.length > 0 && { query: names }), ...(body.length > 0 && { body }) },
  };
}

/** The paths of the secrets in a body, such as `user.password`. */
function listBodySecrets(template: RequestTemplate, values: BodyValues): readonly string[] {
  const value = values.view === 'form' ? toMembers(values) : findJson(template, values);
  return value === undefined ? [] : withoutSecrets(template, value).secrets;
}

function toMembers({ rows }: BodyValues): ExactJson {
  return new Map(
    listSent(rows).map(({ field, text, value = text }) => [field.name, value] as const),
  );
}

function findJson({ bodies }: RequestTemplate, { media, text }: BodyValues): ExactJson | undefined {
  return bodies[media]?.kind === 'json' ? parseExactJson(text) : undefined;
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
    const pair = `${encodeStrictly(name)}=${text}`;
    return [{ in: location, name, texts: [location === 'header' ? text : pair] }];
  });
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
  const template = values === undefined ? undefined : bodies[values.media];
  const type = body?.kind === 'joined' ? body.contentType : template && toContentType(template);
  const isTold = type !== undefined && values?.isSent === true && body?.kind !== 'multipart';
  return [
    ...(isTold ? [['Content-Type', type] as const] : []),
    ...(accept === undefined ? [] : [['Accept', toHeaderLine(accept)] as const]),
  ];
}

function toContentType({ mediaType, contentType = mediaType }: TemplateBody): string {
  return contentType;
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
  return serializeParameter(parameter, toPlain(parameter, value));
}

/** A value in its media type, on one line. Text that does not fit its kind is sent as typed. */
function toContentText(parameter: TemplateParameter, mediaType: string, text: string): string {
  const value = parameter.kind === 'json' ? parseExactJson(text) : undefined;
  if (value === undefined) return text;
  if (isFormType(mediaType) && isExactObject(value)) {
    const rows = [...value].map(([name, item]) => ({
      field: { name, kind: 'json' as const },
      text: '',
      value: item,
    }));
    return toFormText(parameter, rows);
  }
  return toCompactJson(value);
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

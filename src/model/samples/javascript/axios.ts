import type { HttpBody, HttpRequest } from '../../request/http-request';
import {
  findHeader,
  toJoinedHeaders,
  withoutFormType,
  withoutImpliedType,
} from '../../request/http-request';
import { isJson, toJsonCompound } from '../syntax/json';
import { layOut, toLiteral, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toDotLimitations, toReading } from '../syntax/sample';
import { toBodyExpression, toBodySetup, toFormDataLimitations } from './javascript-body';
import { javaScript, quoteJavaScript, toHeaderEntries } from './javascript-syntax';
import { toNodeImports, toNodeReading } from './node-native';

/** Writes a request with axios, as an ES module for Node. */
export function renderAxios(request: HttpRequest): Sample {
  const { url, body } = request;
  const value = body && toAxiosValue(body, request);
  const headers = toJoinedHeaders(
    value === undefined
      ? withoutFormType(request)
      : withoutImpliedType(request.headers, 'application/json'),
  );
  const toData =
    body &&
    ((depth: number) =>
      value === undefined
        ? toTextData(body, request, toBodyExpression(body, 'node', depth))
        : toLiteral(value, depth, javaScript));
  return {
    code: [
      ...toNodeImports(request),
      "import axios from 'axios';",
      '',
      ...toBodySetup(body, 'node'),
      `const response = await ${toCall(request, headers, toData)};`,
      '',
      toNodeReading(request, readings),
    ].join('\n'),
    limitations: [...toDotLimitations(url, 'axios'), ...toFormDataLimitations(body, true)],
  };
}

/** axios has a function for each common method; those of POST, PUT and PATCH take the body before the options. */
function toCall(request: HttpRequest, headers: HttpRequest['headers'], toData?: WriteData): string {
  const { method, url } = request;
  const takesBody = /^(?:POST|PUT|PATCH)$/.test(method);
  const isCommon = takesBody || /^(?:GET|HEAD|DELETE|OPTIONS)$/.test(method);
  const type = toResponseType(request);
  const entries = toOwnEntries(request, headers);
  const toOptions = (depth: number) => [
    ...(isCommon ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(entries.length > 0 ? [`headers: ${toMap(entries, depth + 1, javaScript)}`] : []),
    ...(toData === undefined || takesBody ? [] : [`data: ${toData(depth + 1)}`]),
    ...(type === undefined ? [] : [`responseType: '${type}'`]),
  ];
  const name = isCommon ? `axios.${method.toLowerCase()}` : 'axios';
  const address = quoteJavaScript(url);
  const hasOptions = toOptions(0).length > 0;
  const toConfig = (depth: number) =>
    layOut(['{', '}'], toOptions(depth), depth, javaScript, depth === 0 ? url.length : 0);
  if (takesBody && hasOptions) {
    const data = toData === undefined ? 'undefined' : toData(1);
    return layOut([`${name}(`, ')'], [address, data, toConfig(1)], 0, javaScript);
  }
  if (takesBody && toData !== undefined) return `${name}(${address}, ${toData(0)})`;
  return `${name}(${address}${hasOptions ? `, ${toConfig(0)}` : ''})`;
}

/** Without a body, axios would name the type of a form. */
function toOwnEntries({ method, body }: HttpRequest, headers: HttpRequest['headers']) {
  const isBare = body === undefined && /^(?:PATCH|POST|PUT)$/.test(method);
  const hasType = findHeader(headers, 'Content-Type') !== undefined;
  return [
    ...toHeaderEntries(headers, 'node'),
    ...(isBare && !hasType ? [['Content-Type', 'false'] as const] : []),
  ];
}

/** axios parses every text as JSON if it can. */
function toResponseType(request: HttpRequest): string | undefined {
  if (/^(?:file|stream)$/.test(toReading(request))) return 'stream';
  return request.response?.kind === 'text' ? 'text' : undefined;
}

const readings = {
  headers: 'response.headers',
  json: 'response.data',
  text: 'response.data',
  stream: 'response.data',
  file: 'response.data',
  none: 'response.status',
} as const;

/** Writes the body; `depth` is the indentation level of the line on which it starts. */
type WriteData = (depth: number) => string;

// axios treats these keys as an attack, and drops them from objects.
const prototypeKey = /"(?:__proto__|constructor|prototype)":/;

/** The value of a JSON body that axios serializes itself; undefined if it would make a form of it or lose a key. */
function toAxiosValue(body: HttpBody, { headers }: HttpRequest) {
  const isWritten =
    body.kind === 'json' &&
    !/form/.test(findHeader(headers, 'Content-Type') ?? '') &&
    !prototypeKey.test(body.text);
  return isWritten ? toJsonCompound(body.text) : undefined;
}

/** axios parses, trims or quotes text with a JSON type. It leaves bytes alone. */
function toTextData(body: HttpBody, { headers }: HttpRequest, expression: string): string {
  if (body.kind !== 'json' && body.kind !== 'text') return expression;
  const type = findHeader(headers, 'Content-Type') ?? '';
  const isJsonType = type.includes('application/json');
  const isKept = !isJsonType || (isJson(body.text) && body.text === body.text.trim());
  return isKept ? expression : `Buffer.from(${expression})`;
}

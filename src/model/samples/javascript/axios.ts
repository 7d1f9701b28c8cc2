import type { HttpRequest } from '../../request/http-request';
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
import {
  javaScript,
  quoteJavaScript,
  toHeaderEntries,
  withoutPrototypeNames,
} from './javascript-syntax';
import { toNodeImports, toNodeReading } from './node-native';

/** Writes a request with axios, as an ES module for Node. */
export function renderAxios(wire: HttpRequest): Sample {
  const { headers, limitations } = withoutPrototypeNames(wire.headers, 'axios');
  const request = { ...wire, headers };
  const { url, body } = request;
  return {
    code: [
      ...toNodeImports(request),
      "import axios from 'axios';",
      '',
      ...toBodySetup(body, 'node'),
      `const response = await ${toCall(request)};`,
      '',
      toNodeReading(request, readings),
    ].join('\n'),
    limitations: [
      ...toDotLimitations(url, 'axios'),
      ...limitations,
      ...toFormDataLimitations(body, true),
    ],
  };
}

/** axios has a function for each common method; those of POST, PUT and PATCH take the body before the options. */
function toCall(request: HttpRequest): string {
  const { method, url, body } = request;
  const takesBody = /^(?:POST|PUT|PATCH)$/.test(method);
  const isCommon = takesBody || /^(?:GET|HEAD|DELETE|OPTIONS)$/.test(method);
  const value = toValue(request);
  const headers = toEntries(request, value !== undefined);
  const toData = (depth: number) =>
    value === undefined ? toExpression(request, depth) : toLiteral(value, depth, javaScript);
  const toOptions = (depth: number) => [
    ...(isCommon ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(headers.length > 0 ? [`headers: ${toMap(headers, depth + 1, javaScript)}`] : []),
    ...(body && !takesBody ? [`data: ${toData(depth + 1)}`] : []),
    ...toTypeOptions(request),
  ];
  const name = isCommon ? `axios.${method.toLowerCase()}` : 'axios';
  const address = quoteJavaScript(url);
  const hasOptions = toOptions(0).length > 0;
  const toConfig = (depth: number) =>
    layOut(['{', '}'], toOptions(depth), depth, javaScript, depth === 0 ? url.length : 0);
  if (takesBody && hasOptions)
    return layOut([`${name}(`, ')'], [address, toData(1), toConfig(1)], 0, javaScript);
  if (takesBody && body) return `${name}(${address}, ${toData(0)})`;
  return `${name}(${address}${hasOptions ? `, ${toConfig(0)}` : ''})`;
}

/** The headers, if axios does not set them itself. Without a body, it would name the type of a form. */
function toEntries(request: HttpRequest, isSerialized: boolean) {
  const { method, headers, body } = request;
  const own = toJoinedHeaders(
    isSerialized ? withoutImpliedType(headers, 'application/json') : withoutFormType(request),
  );
  const isBare = body === undefined && /^(?:PATCH|POST|PUT)$/.test(method);
  const hasType = findHeader(own, 'Content-Type') !== undefined;
  return [
    ...toHeaderEntries(own, 'node'),
    ...(isBare && !hasType ? [['Content-Type', 'false'] as const] : []),
  ];
}

/** axios parses every text as JSON if it can. */
function toTypeOptions(request: HttpRequest): readonly string[] {
  if (/^(?:file|stream)$/.test(toReading(request))) return ["responseType: 'stream'"];
  return request.response?.kind === 'text' ? ["responseType: 'text'"] : [];
}

const readings = {
  headers: 'response.headers',
  json: 'response.data',
  text: 'response.data',
  stream: 'response.data',
  file: 'response.data',
  none: 'response.status',
} as const;

// axios treats these keys as an attack, and drops them from objects.
const prototypeKey = /"(?:__proto__|constructor|prototype)":/;

/** The value of a JSON body that axios serializes itself; undefined if it would make a form of it or lose a key. */
function toValue({ headers, body }: HttpRequest) {
  if (body?.kind !== 'json' || prototypeKey.test(body.text)) return undefined;
  const isForm = /form/.test(findHeader(headers, 'Content-Type') ?? '');
  return isForm ? undefined : toJsonCompound(body.text);
}

/** axios parses, trims or quotes text with a JSON type. It leaves bytes alone. */
function toExpression({ headers, body }: HttpRequest, depth: number): string {
  if (body === undefined) return 'undefined';
  const expression = toBodyExpression(body, 'node', depth);
  const type = findHeader(headers, 'Content-Type') ?? '';
  const isChanged =
    (body.kind === 'json' || body.kind === 'text') &&
    type.includes('application/json') &&
    (!isJson(body.text) || body.text !== body.text.trim());
  return isChanged ? `Buffer.from(${expression})` : expression;
}

import { assertNever } from '../../assert-never';
import type { HttpBody, HttpHeader, HttpRequest } from '../../request/http-request';
import { toDotLimitations } from '../../request/dot-segments';
import { toFormDataLimitations } from './form-data';
import { toHeaderGroups } from '../../request/header-fields';
import { toJavaScriptBody } from './javascript-body';
import { quoteHeaderValue } from './javascript-headers';
import { layOut } from '../syntax/lay-out';
import { toMap } from '../syntax/literal';
import { toNodeLoop } from './node-loop';
import { javaScript, quoteJavaScript } from './quote-javascript';
import { readsFiles } from './reads-files';
import { toRedirectRules } from '../../request/redirects';
import type { Sample } from '../syntax/sample';
import { isAscii } from '../../request/utf8';
import { toWireRequest } from '../../request/wire-request';

/** Writes a request with Node's own modules, as an ES module. */
export function renderNodeNative(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  const isSecure = !url.startsWith('http:');
  return {
    code: [
      "import { once } from 'node:events';",
      ...(body && readsFiles(body) ? ["import { readFile } from 'node:fs/promises';"] : []),
      `import { request } from '${isSecure ? 'node:https' : 'node:http'}';`,
      "import { text } from 'node:stream/consumers';",
      '',
      ...toStateLines(request),
      '',
      ...toNodeLoop(request),
      '',
      'console.log(response.statusCode, await text(response));',
    ].join('\n'),
    limitations: [
      ...(isSecure ? [] : ['The sample cannot follow a redirect from http to https.']),
      ...toDotLimitations(url, 'Node'),
      ...(body?.kind === 'multipart' ? toFormDataLimitations(body.parts) : []),
    ],
  };
}

function toStateLines(request: HttpRequest): readonly string[] {
  const { method, url, body } = request;
  const changes = toRedirectRules(request).becomesGetOn !== 'none';
  const headers = toHeaderEntries(request);
  return [
    ...(body ? toBodyLines(body, request, changes ? 'let' : 'const') : []),
    `let url = new URL(${quoteJavaScript(url)});`,
    ...(changes ? [`let method = ${quoteJavaScript(method)};`] : []),
    ...(headers.length > 0 ? [`const headers = ${toMap(headers, 0, javaScript)};`] : []),
  ];
}

function toBodyLines(
  body: HttpBody,
  { headers }: HttpRequest,
  keyword: 'let' | 'const',
): readonly string[] {
  const { setup, expression } = toJavaScriptBody(body, 'node', 0);
  switch (body.kind) {
    case 'multipart':
      return [
        ...setup.filter((line) => line !== ''),
        'const encoded = new Response(form);',
        '',
        `${keyword} body = Buffer.from(await encoded.arrayBuffer());`,
      ];
    case 'form':
      return [`${keyword} body = ${toSafeText(`${expression}.toString()`, headers)};`];
    case 'json':
    case 'text':
      return [`${keyword} body = ${toSafeText(expression, headers)};`];
    case 'file':
      return [`${keyword} body = ${expression};`];
    default:
      return assertNever(body);
  }
}

/** Node writes headers together with a text body, and then encodes both as UTF-8. */
function toSafeText(expression: string, headers: readonly HttpHeader[]): string {
  const isPlain = headers.every(([, value]) => isAscii(value));
  return isPlain ? expression : `Buffer.from(${expression})`;
}

function toHeaderEntries({
  method,
  headers,
  body,
}: HttpRequest): readonly (readonly [string, string])[] {
  const entries = toHeaderGroups(headers).map(
    ([name, values]) => [name, toHeaderValue(values)] as const,
  );
  // Node does not frame the body of these methods by itself.
  const isUnframed = /^(GET|DELETE|OPTIONS|TRACE|CONNECT)$/.test(method);
  return [
    ...entries,
    ...(body?.kind === 'multipart'
      ? [['Content-Type', "encoded.headers.get('Content-Type')"] as const]
      : []),
    ...(body && isUnframed ? [['Content-Length', 'Buffer.byteLength(body)'] as const] : []),
  ];
}

function toHeaderValue(values: readonly string[]): string {
  const [first = '', ...others] = values.map((value) => quoteHeaderValue(value, 'node'));
  return others.length === 0 ? first : layOut(['[', ']'], [first, ...others], 1, javaScript);
}

import { assertNever } from '../../assert-never';
import { isAscii } from '../../request/encoding';
import type { HttpBody, HttpHeader, HttpRequest } from '../../request/http-request';
import { toHeaderGroups } from '../../request/http-request';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { layOut, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toDotLimitations } from '../syntax/sample';
import { toFileImport, toFormDataLimitations, toJavaScriptBody } from './javascript-body';
import { quoteHeaderValue } from './javascript-headers';
import { javaScript, quoteJavaScript, toJavaScriptProperty } from './javascript-syntax';

/** Writes a request with Node's built-in modules, as an ES module. */
export function renderNodeNative(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  const isSecure = !url.startsWith('http:');
  return {
    code: [
      "import { once } from 'node:events';",
      ...toFileImport(body),
      `import { request } from '${isSecure ? 'node:https' : 'node:http'}';`,
      "import { text } from 'node:stream/consumers';",
      '',
      ...toStateLines(request),
      '',
      ...toLoopLines(request),
      '',
      'console.log(response.statusCode, await text(response));',
    ].join('\n'),
    limitations: [
      ...(isSecure ? [] : ['The sample cannot follow a redirect from http to https.']),
      ...toDotLimitations(url, 'Node'),
      ...toFormDataLimitations(body),
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

/** Node writes headers and a text body together, and then encodes both as UTF-8. */
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
  // Node does not set the length of a body for these methods.
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

/** Follows redirects, which `node:https` does not. */
function toLoopLines(request: HttpRequest): readonly string[] {
  const rules = toRedirectRules(request);
  return [
    '// node:https does not follow redirects by itself.',
    'let response;',
    'for (let hops = 0; hops < 10; hops += 1) {',
    `  [response] = await once(${toCall(request, rules)}, 'response');`,
    '  const { location } = response.headers;',
    '  if (![301, 302, 303, 307, 308].includes(response.statusCode) || !location) break;',
    '',
    '  response.resume();',
    ...toGetLines(request, rules),
    ...toTargetLines(rules),
    '}',
  ];
}

function toCall({ method, headers, body }: HttpRequest, { becomesGetOn }: RedirectRules): string {
  const hasHeaders = headers.length > 0 || body !== undefined;
  const options = [
    ...(becomesGetOn === 'none' ? toFixedMethod(method) : ['method']),
    ...(hasHeaders ? ['headers'] : []),
  ];
  const argument = options.length > 0 ? `, ${layOut(['{', '}'], options, 1, javaScript)}` : '';
  return `request(url${argument}).end(${body ? 'body' : ''})`;
}

function toFixedMethod(method: string): readonly string[] {
  return method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`];
}

function toGetLines(
  { method, body }: HttpRequest,
  { becomesGetOn, bodyHeaders }: RedirectRules,
): readonly string[] {
  if (becomesGetOn === 'none') return [];
  const condition =
    becomesGetOn === '303' ? 'response.statusCode === 303' : 'response.statusCode <= 303';
  // The headers that the sample itself adds.
  const added = [...(/^(DELETE|OPTIONS)$/.test(method) ? ['Content-Length'] : []), 'Content-Type'];
  const names = body ? [...new Set([...bodyHeaders, ...added])] : bodyHeaders;
  return [
    `  if (${condition}) {`,
    "    method = 'GET';",
    ...(body ? ['    body = undefined;'] : []),
    ...names.map((name) => `    delete ${toJavaScriptProperty('headers', name)};`),
    '  }',
  ];
}

function toTargetLines({ credentials }: RedirectRules): readonly string[] {
  if (credentials.length === 0) return ['  url = new URL(location, url);'];
  return [
    '  const target = new URL(location, url);',
    '  if (target.host !== url.host) {',
    ...credentials.map((name) => `    delete ${toJavaScriptProperty('headers', name)};`),
    '  }',
    '  url = target;',
  ];
}

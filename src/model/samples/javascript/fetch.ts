import type { HttpBody, HttpHeader, HttpRequest } from '../../request/http-request';
import {
  isSameName,
  toJoinedHeaders,
  withoutFormType,
  withoutHeader,
} from '../../request/http-request';
import { layOut, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toDotLimitations, toNamed, toReading } from '../syntax/sample';
import { toBodyExpression, toBodySetup, toFormDataLimitations } from './javascript-body';
import type { JavaScriptHost } from './javascript-syntax';
import { javaScript, quoteJavaScript, toHeaderEntries } from './javascript-syntax';

/** Writes a request with the Fetch API of browsers. */
export function renderFetch(wire: HttpRequest): Sample {
  const sent = toFetchRequest(wire, 'browser');
  const reading = toReading(wire);
  return {
    code: [
      '// Top-level await works in a module (type="module") and in the console.',
      ...toFetchLines(sent, 'browser'),
      '',
      ...(reading === 'stream' ? streamLines : [`console.log(${fetchReadings[reading]});`]),
    ].join('\n'),
    limitations: sent.limitations,
  };
}

// Not every browser iterates over a stream.
const streamLines = [
  'const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();',
  'while (true) {',
  '  const { done, value } = await reader.read();',
  '  if (done) break;',
  '  console.log(value);',
  '}',
];

/** The expressions that read a response of `fetch`. */
export const fetchReadings = {
  headers: 'Object.fromEntries(response.headers)',
  json: 'await response.json()',
  text: 'await response.text()',
  file: 'await response.blob()',
  none: 'response.status',
} as const;

/** The statements that send a request with `fetch` and check the status of the response. */
export function toFetchLines(
  { request, sendsCookies }: FetchRequest,
  host: JavaScriptHost,
): readonly string[] {
  const { method, url, body } = request;
  const headers = toHeaderEntries(withoutFormType(request), host);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(headers.length > 0 ? [`headers: ${toMap(headers, 1, javaScript)}`] : []),
    ...(sendsCookies ? ["credentials: 'include'"] : []),
    ...(body ? [toBodyProperty(request, body, host)] : []),
  ];
  const init = layOut(['{', '}'], options, 0, javaScript, url.length);
  return [
    ...toBodySetup(body, host),
    `const response = await fetch(${quoteJavaScript(url)}${options.length > 0 ? `, ${init}` : ''});`,
    `if (!response.ok) throw new Error(\`HTTP \${response.status}${method === 'HEAD' ? '' : ': ${await response.text()}'}\`);`,
  ];
}

function toBodyProperty({ response }: HttpRequest, body: HttpBody, host: JavaScriptHost): string {
  const expression = toBodyExpression(body, host, 1);
  // Node gives the bytes away, and could not send them again after a redirect.
  const isOnce = host === 'node' && body.kind === 'file' && response?.redirects === true;
  return `body: ${isOnce ? `new Blob([${expression}])` : expression}`;
}

/** The part of a request that `fetch` can send. */
export interface FetchRequest {
  readonly request: HttpRequest;
  /** In a browser, which has cookies of its own. */
  readonly sendsCookies: boolean;
  readonly limitations: readonly string[];
}

const ownHeaders: Readonly<Record<JavaScriptHost, RegExp>> = {
  // https://fetch.spec.whatwg.org/#forbidden-request-header, and User-Agent, which Chromium ignores.
  browser:
    /^(accept-charset|accept-encoding|access-control-request-.+|connection|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.+|referer|sec-.+|set-cookie|te|trailer|upgrade|user-agent|via)$/i,
  // Node follows the standard only for the headers of a connection, and loses the last one.
  node: /^(connection|expect|host|keep-alive|upgrade|__proto__)$/i,
};

/** Removes what `fetch` cannot send from a request, and declares it as limitations. */
export function toFetchRequest(wire: HttpRequest, host: JavaScriptHost): FetchRequest {
  const client = host === 'browser' ? 'Browsers' : 'Node';
  const sendable = withoutGetBody(wire);
  const isOwn = ([name]: HttpHeader) => ownHeaders[host].test(name);
  const left = wire.headers.filter(isOwn);
  const cookies = left.filter(isCookie);
  return {
    request: {
      ...sendable,
      headers: toJoinedHeaders(sendable.headers.filter((header) => !isOwn(header))),
    },
    sendsCookies: cookies.length > 0,
    limitations: [
      ...toCookieLimitations(cookies),
      ...(/^(CONNECT|TRACE|TRACK)$/.test(wire.method)
        ? [`${client} cannot send ${wire.method} requests.`]
        : []),
      ...toDotLimitations(wire.url, client),
      ...toNamed(
        left.filter((header) => !isCookie(header)).map(([name]) => ({ name })),
        (names) => `${client} must set ${names}, so the sample does not.`,
      ),
      ...(sendable === wire
        ? []
        : [`${client} cannot send a body with GET, so the sample leaves it out.`]),
      ...toFormDataLimitations(wire.body),
    ],
  };
}

function withoutGetBody(request: HttpRequest): HttpRequest {
  if (request.method !== 'GET' || request.body === undefined) return request;
  const { body: _, ...others } = request;
  return { ...others, headers: withoutHeader(request.headers, 'Content-Type') };
}

function toCookieLimitations(headers: readonly HttpHeader[]): readonly string[] {
  const pairs = headers.flatMap(([, value]) => value.split(';'));
  return toNamed(
    pairs.map((pair) => ({ name: pair.split('=', 1).join('').trim() })),
    (names) => `Browsers send only cookies that the host of the API has set: ${names}.`,
  );
}

function isCookie([name]: HttpHeader): boolean {
  return isSameName(name, 'Cookie');
}

import type { HttpHeader, HttpRequest } from '../../request/http-request';
import { isSameName, toJoinedHeaders, withoutHeader } from '../../request/http-request';
import { toDotLimitations, toNamed } from '../syntax/sample';
import { toFormDataLimitations } from './javascript-body';
import type { JavaScriptHost } from './javascript-syntax';

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
  // Node follows the standard only for the headers of a connection.
  node: /^(connection|expect|host|keep-alive|upgrade)$/i,
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

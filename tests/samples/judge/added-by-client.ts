import type { TargetName } from '../../../src/model/samples/syntax/target';

const browser =
  /^(accept|accept-encoding|accept-language|cache-control|origin|pragma|priority|referer|sec-.+|user-agent)$/i;

/** The headers that each client adds according to its manual, without changing the requested ones. */
const addedHeaders: Readonly<Record<TargetName, RegExp>> = {
  'curl/curl': /^(accept|user-agent|expect)$/i,
  'javascript/fetch': browser,
  'javascript/jquery': browser,
  'javascript/xhr': browser,
  'node/axios': /^(accept|accept-encoding|user-agent)$/i,
  // Node's fetch asks for no cached response where the request has a condition.
  'node/native':
    /^(accept|accept-encoding|accept-language|cache-control|pragma|sec-fetch-mode|user-agent)$/i,
  // Go sends a Referer after a redirect.
  'go/native': /^(accept-encoding|referer|user-agent)$/i,
  'ruby/net::http': /^(accept|accept-encoding|user-agent)$/i,
  'python/requests': /^(accept|accept-encoding|user-agent)$/i,
  'python/http.client': /^accept-encoding$/i,
};

/** Whether a client is known to add this header itself. */
export function isAddedByClient(name: string, target: TargetName): boolean {
  // These headers are between the client and the next hop.
  if (/^(host|connection)$/i.test(name)) return true;
  return addedHeaders[target].test(name);
}

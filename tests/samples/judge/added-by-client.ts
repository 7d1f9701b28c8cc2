import type { TargetName } from '../job';

const browser =
  /^(accept|accept-encoding|accept-language|cache-control|origin|pragma|priority|referer|sec-.+|user-agent)$/i;

/** What each client sends of its own accord, as its manual says: it changes nothing that was asked for. */
const addedHeaders: Readonly<Record<TargetName, RegExp>> = {
  'curl/curl': /^(accept|user-agent|expect)$/i,
  'javascript/fetch': browser,
  'javascript/jquery': browser,
  'javascript/xhr': browser,
  // axios names the type of a form on a request without body.
  'node/axios': /^(accept|accept-encoding|content-type|user-agent)$/i,
  'node/native': /^$/,
  // Go says where a redirect came from.
  'go/native': /^(accept-encoding|referer|user-agent)$/i,
  'ruby/net::http': /^(accept|accept-encoding|content-type|user-agent)$/i,
  'python/requests': /^(accept|accept-encoding|user-agent)$/i,
  'python/http.client': /^accept-encoding$/i,
};

/** Whether a client is known to add this header by itself. */
export function isAddedByClient(name: string, target: TargetName): boolean {
  // They are between the client and the next host.
  if (/^(host|connection)$/i.test(name)) return true;
  return addedHeaders[target]?.test(name) === true;
}

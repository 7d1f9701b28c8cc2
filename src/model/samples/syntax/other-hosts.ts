import type { HttpRequest } from '../../request/http-request';
import { listOwnCredentials, outlivesRedirects } from '../../request/redirects';
import type { RenderSample } from './sample';

/** A client, and what it does when it is redirected. */
export interface RedirectedClient {
  readonly name: string;
  /** It follows no redirect but by a loop of the sample, which an operation with redirects has. */
  readonly hasLoop?: true;
  /** It repeats a body after 307 and 308 only, although PUT, PATCH and DELETE outlive 301 and 302. */
  readonly keepsBodyRarely?: true;
  /** It names the address before, with its query, in the `Referer`. */
  readonly namesAddress?: true;
}

/** Says what secrets a client sends to another host that it is redirected to. */
export function withSharedSecrets(client: RedirectedClient, render: RenderSample): RenderSample {
  return (request) => {
    const { code, limitations } = render(request);
    const follows =
      client.hasLoop === true
        ? request.response?.redirects === true
        : client.name !== 'curl' || code.includes('--location');
    return {
      code,
      limitations: follows ? [...limitations, ...listShared(client, request)] : limitations,
    };
  };
}

const always = '301, 302, 303, 307 or 308';

function listShared(client: RedirectedClient, request: HttpRequest): readonly string[] {
  const { name, hasLoop, keepsBodyRarely, namesAddress } = client;
  const { method, body, secrets = {} } = request;
  // The loops drop every credential that is a header.
  const headers = hasLoop === true ? [] : listOwnCredentials(request);
  const query = namesAddress === true ? (secrets.query ?? []) : [];
  const inBody = body === undefined || method === 'HEAD' ? [] : (secrets.body ?? []);
  const keepsBody = outlivesRedirects(method) && keepsBodyRarely !== true;
  return [
    ...toSentence(always, `${name} sends`, headers, ' there, too.'),
    ...toSentence(always, `${name} names`, query, ' there, in the Referer.'),
    ...toSentence(
      keepsBody ? '301, 302, 307 or 308' : '307 or 308',
      hasLoop === true ? 'the sample sends the body with' : `${name} sends the body with`,
      inBody,
      ' there, too.',
    ),
  ];
}

function toSentence(
  statuses: string,
  deed: string,
  names: readonly string[],
  end: string,
): readonly string[] {
  if (names.length === 0) return [];
  return [`After a ${statuses} redirect to another host ${deed} ${names.join(' and ')}${end}`];
}

import type { HttpRequest } from '../../request/http-request';
import { listOwnCredentials, outlivesRedirects } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import type { RenderSample } from './sample';

/** The languages of samples. */
export type TargetLanguage = 'curl' | 'javascript' | 'node' | 'go' | 'ruby' | 'python';

/**
 * A language, and a library that sends its requests. What differs by language or library stands in a `Record` by
 * these names, so that a forgotten one does not compile.
 */
export type TargetName =
  | 'curl/curl'
  | 'javascript/fetch'
  | 'javascript/jquery'
  | 'javascript/xhr'
  | 'node/axios'
  | 'node/native'
  | 'go/native'
  | 'ruby/net::http'
  | 'python/requests'
  | 'python/http.client';

/** A language that samples are written in. */
export interface SampleTarget {
  readonly language: TargetLanguage;
  readonly label: string;
  /** The code block language of its samples. */
  readonly highlight: 'bash' | 'js' | 'go' | 'ruby' | 'python';
  /** In the order of the tabs. */
  readonly variants: readonly SampleVariant[];
}

/** A library that samples of a language use. */
export interface SampleVariant {
  readonly id: string;
  readonly target: TargetName;
  readonly label: string;
  readonly render: RenderSample;
}

/** A client, and what it does when it is redirected. */
export interface RedirectedClient {
  readonly name: string;
  /** It follows no redirect but by a loop of the sample, which an operation with redirects has. */
  readonly hasLoop?: boolean;
  /** It repeats a body after 307 and 308 only, although PUT, PATCH and DELETE outlive 301 and 302. */
  readonly keepsBodyRarely?: boolean;
  /** It names the address before, with its query, in the `Referer`. */
  readonly namesAddress?: boolean;
}

/**
 * A library whose samples also say what no sample can send, and what its client sends to other hosts. What renders
 * them gets a normalized request.
 */
export function toVariant(
  target: TargetName,
  label: string,
  client: RedirectedClient,
  render: RenderSample,
): SampleVariant {
  return {
    id: target.slice(target.indexOf('/') + 1),
    target,
    label,
    render: (request) => {
      const { code, limitations } = render(toWireRequest(request));
      const { remarks = [] } = request;
      const all = [...remarks, ...limitations, ...listSharedSecrets(client, request)];
      return { code, limitations: [...new Set(all)] };
    },
  };
}

const always = '301, 302, 303, 307 or 308';

/** Says what secrets a client sends to another host that it is redirected to. */
export function listSharedSecrets(
  { name, hasLoop, keepsBodyRarely, namesAddress }: RedirectedClient,
  request: HttpRequest,
): readonly string[] {
  const { method, body, response, secrets = {} } = request;
  if (hasLoop && response?.redirects !== true) return [];
  const keepsBody = outlivesRedirects(method) && keepsBodyRarely !== true;
  const inQuery = namesAddress ? (secrets.query ?? []) : [];
  const inBody = body === undefined || method === 'HEAD' ? [] : (secrets.body ?? []);
  return [
    // The loops drop every credential that is a header.
    ...toSentence(always, `${name} sends`, hasLoop ? [] : listOwnCredentials(request), 'too'),
    ...toSentence(always, `${name} names`, inQuery, 'in the Referer'),
    ...toSentence(
      keepsBody ? '301, 302, 307 or 308' : '307 or 308',
      `${hasLoop ? 'the sample' : name} sends the body with`,
      inBody,
      'too',
    ),
  ];
}

function toSentence(
  statuses: string,
  deed: string,
  names: readonly string[],
  how: string,
): readonly string[] {
  if (names.length === 0) return [];
  return [
    `After a ${statuses} redirect to another host ${deed} ${names.join(' and ')} there, ${how}.`,
  ];
}

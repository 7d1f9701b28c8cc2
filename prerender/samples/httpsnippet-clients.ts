import type { Client, Request, TargetId } from 'httpsnippet';
import { addTargetClient, targets } from 'httpsnippet';
import type { HttpRequest } from '../../src/model/request/http-request';
import type { SampleTarget, SampleVariant } from '../../src/model/samples/targets';
import { sampleTargets } from '../../src/model/samples/targets';

const targetIds: Readonly<Record<string, TargetId>> = {
  curl: 'shell',
  javascript: 'javascript',
  node: 'node',
  go: 'go',
  ruby: 'ruby',
  python: 'python',
};

/** Where httpsnippet keeps one of our variants. */
export interface ClientAddress {
  readonly targetId: TargetId;
  readonly clientId: string;
}

/** The address of a variant; the prefix keeps it apart from the clients that httpsnippet brings. */
export function toClientAddress(target: SampleTarget, variant: SampleVariant): ClientAddress {
  return { targetId: toTargetId(target), clientId: `site-${variant.id}` };
}

/** What httpsnippet calls one of our languages. */
export function toTargetId({ language }: SampleTarget): TargetId {
  const targetId = targetIds[language];
  if (targetId === undefined) throw new Error(`httpsnippet has no target for ${language}.`);
  return targetId;
}

/** Makes our variants known to httpsnippet, whose registry is global; doing it again changes nothing. */
export function registerClients(): void {
  for (const target of sampleTargets) {
    for (const variant of target.variants) {
      const { targetId, clientId } = toClientAddress(target, variant);
      const isKnown = Object.hasOwn(targets[targetId].clientsById, clientId);
      if (!isKnown) addTargetClient(targetId, toClient(clientId, target, variant));
    }
  }
}

/**
 * The request as httpsnippet takes it: a HAR request with ours beside it.
 *
 * HAR allows own fields that start with an underscore, and httpsnippet hands them on untouched, whereas it
 * loses repeats and delimiters of the standard fields; these hold no more than validation asks for.
 */
export function toHarRequest(request: HttpRequest): HarInput {
  return {
    method: request.method,
    url: request.url,
    headers: [],
    queryString: [],
    cookies: [],
    postData: { mimeType: 'application/octet-stream' },
    _request: request,
  };
}

/** A HAR request that carries ours. */
export interface HarInput {
  readonly method: string;
  readonly url: string;
  readonly headers: [];
  readonly queryString: [];
  readonly cookies: [];
  readonly postData: { mimeType: string };
  readonly _request: HttpRequest;
}

function toClient(key: string, target: SampleTarget, { label, render }: SampleVariant): Client {
  return {
    info: { key, title: label, link: '', description: `${target.label} with ${label}` },
    convert: (request) => render(getOwnRequest(request)).code,
  };
}

function getOwnRequest(request: Request): HttpRequest {
  const own: unknown = request['_request'];
  if (typeof own !== 'object' || own === null) throw new Error('The HAR request lacks `_request`.');
  return own as HttpRequest;
}

import type { Client, HarRequest, TargetId } from 'httpsnippet';
import { HTTPSnippet, addTargetClient } from 'httpsnippet';
import type { HttpRequest } from '../../src/model/request/http-request';
import type { SampleTarget, SampleVariant } from '../../src/model/samples/syntax/target';
import { sampleTargets } from '../../src/model/samples/targets';

/** A sample for one tab. */
export interface RenderedSample {
  readonly language: string;
  readonly variant: string;
  readonly label: string;
  readonly code: string;
  readonly limitations: readonly string[];
  /** Made by one of httpsnippet's own clients, whose samples we do not run. */
  readonly isUnproven?: true;
}

/**
 * The samples of a request for all tabs, in order.
 *
 * Throws a `RangeError` for a method, header name or header value that no client may send.
 */
export function toSamples(request: HttpRequest): readonly RenderedSample[] {
  return sampleTargets.flatMap((target) =>
    target.variants.map(({ id, label }) => {
      const limitations: string[] = [];
      const har = toHarRequest(request);
      const code = toCode(har, toTargetId(target), toClientId(id), { limitations });
      return { language: target.language, variant: id, label, code, limitations };
    }),
  );
}

/** Lets an httpsnippet client, ours or its own, write a request. */
export function toCode(
  request: HarRequest,
  targetId: TargetId,
  clientId: string,
  options?: ClientOptions,
): string {
  const code = new HTTPSnippet(request).convert(targetId, clientId, options);
  if (typeof code === 'string') return code;
  throw new Error(`httpsnippet has no client ${targetId}/${clientId}.`);
}

/** httpsnippet's id of one of our languages. */
export function toTargetId({ language }: SampleTarget): TargetId {
  return language === 'curl' ? 'shell' : language;
}

/** The prefix distinguishes our clients from httpsnippet's own. */
function toClientId(variant: string): string {
  return `site-${variant}`;
}

/**
 * Our clients are targets of httpsnippet, but take the request itself, from a custom field of HAR: the standard fields
 * lose repeated headers and the delimiters of a query. They hold only what its validation requires.
 */
function toHarRequest(request: HttpRequest) {
  return {
    method: 'GET',
    url: 'https://api.example/',
    headers: [],
    queryString: [],
    cookies: [],
    postData: { mimeType: 'application/octet-stream' },
    _request: request,
  };
}

/** A client returns only code, and passes its limitations back in the options. */
interface ClientOptions {
  readonly limitations: string[];
}

function toClient({ id, label, render }: SampleVariant): Client<ClientOptions> {
  return {
    info: { key: toClientId(id), title: label, link: '', description: label },
    convert: (har, options) => {
      const { code, limitations } = render(har['_request'] as HttpRequest);
      options?.limitations?.push(...limitations);
      return code;
    },
  };
}

for (const target of sampleTargets)
  for (const variant of target.variants) addTargetClient(toTargetId(target), toClient(variant));

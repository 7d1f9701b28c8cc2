import type { Client, HarRequest, Request, TargetId } from 'httpsnippet';
import { HTTPSnippet, addTargetClient, targets } from 'httpsnippet';
import type { HttpRequest } from '../../src/model/request/http-request';
import type {
  SampleTarget,
  SampleVariant,
  TargetLanguage,
} from '../../src/model/samples/syntax/target';
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
  registerClients();
  return sampleTargets.flatMap((target) =>
    target.variants.map((variant) => toSample(request, target, variant)),
  );
}

/** Each tab has a separate snippet, because httpsnippet's clients may modify theirs. */
function toSample(
  request: HttpRequest,
  target: SampleTarget,
  variant: SampleVariant,
): RenderedSample {
  const limitations: string[] = [];
  const options: ClientOptions = { limitations };
  const code = toCode(toHarRequest(request), toTargetId(target), toClientId(variant), options);
  return {
    language: target.language,
    variant: variant.id,
    label: variant.label,
    code,
    limitations,
  };
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

const targetIds: Readonly<Record<TargetLanguage, TargetId>> = {
  curl: 'shell',
  javascript: 'javascript',
  node: 'node',
  go: 'go',
  ruby: 'ruby',
  python: 'python',
};

/** httpsnippet's id of one of our languages. */
export function toTargetId({ language }: SampleTarget): TargetId {
  return targetIds[language];
}

/** The prefix distinguishes our clients from httpsnippet's own. */
function toClientId({ id }: SampleVariant): string {
  return `site-${id}`;
}

/** Adds our clients to httpsnippet's global registry. Idempotent. */
function registerClients(): void {
  for (const target of sampleTargets) {
    const targetId = toTargetId(target);
    for (const variant of target.variants) {
      const isKnown = Object.hasOwn(targets[targetId].clientsById, toClientId(variant));
      if (!isKnown) addTargetClient(targetId, toClient(target, variant));
    }
  }
}

/** A client returns only code to httpsnippet, so it passes the limitations back in its options. */
interface ClientOptions {
  readonly limitations: string[];
}

function toClient(target: SampleTarget, variant: SampleVariant): Client<ClientOptions> {
  const { label, render } = variant;
  return {
    info: {
      key: toClientId(variant),
      title: label,
      link: '',
      description: `${target.label} with ${label}`,
    },
    convert: (request, options) => {
      const { code, limitations } = render(getOwnRequest(request));
      options?.limitations?.push(...limitations);
      return code;
    },
  };
}

/**
 * The request for httpsnippet: a HAR request that also carries ours.
 *
 * HAR allows custom fields that start with an underscore, and httpsnippet passes them on untouched, whereas it
 * loses repeats and delimiters in the standard fields. Those hold only what its validation requires.
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

function getOwnRequest(request: Request): HttpRequest {
  const own: unknown = request['_request'];
  if (typeof own !== 'object' || own === null) throw new Error('The HAR request lacks `_request`.');
  return own as HttpRequest;
}

import { HTTPSnippet } from 'httpsnippet';
import type { HttpRequest } from '../../src/model/request/http-request';
import type { SampleTarget, SampleVariant } from '../../src/model/samples/targets';
import { sampleTargets } from '../../src/model/samples/targets';
import { registerClients, toClientAddress, toHarRequest } from './httpsnippet-clients';

/** A sample for one tab. */
export interface RenderedSample {
  readonly language: string;
  readonly variant: string;
  readonly label: string;
  readonly code: string;
  readonly limitations: readonly string[];
  /** Made by httpsnippet's own client, which we do not run. */
  readonly isUnproven?: true;
}

/**
 * The samples of a request for all tabs, in their order.
 *
 * Throws a `RangeError` for a method, header name or header value that no client may send.
 */
export function toSamples(request: HttpRequest): readonly RenderedSample[] {
  registerClients();
  return sampleTargets.flatMap((target) =>
    target.variants.map((variant) => toSample(request, target, variant)),
  );
}

function toSample(
  request: HttpRequest,
  target: SampleTarget,
  variant: SampleVariant,
): RenderedSample {
  return {
    language: target.language,
    variant: variant.id,
    label: variant.label,
    code: toCode(request, target, variant),
    limitations: variant.render(request).limitations,
  };
}

/** Each tab has a snippet of its own, because httpsnippet's clients may change the one they are given. */
function toCode(request: HttpRequest, target: SampleTarget, variant: SampleVariant): string {
  const { targetId, clientId } = toClientAddress(target, variant);
  const code = new HTTPSnippet(toHarRequest(request)).convert(targetId, clientId);
  if (typeof code !== 'string')
    throw new Error(`httpsnippet has no client ${targetId}/${clientId}.`);
  return code;
}

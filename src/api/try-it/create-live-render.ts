import type { HttpRequest } from '../../model/request/http-request';
import { sampleTargets } from '../../model/samples/targets';
import { toExactCode } from '../../model/text/code';
import type { RewriteSample } from './live-samples';

/** Writes samples of a request, each when it is asked for; the author's own samples stay as they are. */
export function createRewrite(request: HttpRequest): RewriteSample {
  return (language, variant, prerendered) => {
    const target = sampleTargets.find((one) => one.language === language);
    const client = target?.variants.find(({ id }) => id === variant);
    if (target === undefined || client === undefined) return prerendered;
    const { code, limitations } = client.render(request);
    return { code: toExactCode(code, target.highlight), limitations };
  };
}

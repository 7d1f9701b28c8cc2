import { sampleTargets } from '../../src/model/samples/targets';
import type { ShownOperation } from '../../tools/prove/shown-operations';
import type { Attempt } from './job';
import { caseOrigin } from './proof-case';
import type { ProofCase } from './proof-case';

/** The attempts of a case, one per target. */
export function toAttempts({ name, request }: ProofCase): readonly Attempt[] {
  return sampleTargets.flatMap(({ language, variants }) =>
    variants.map(({ id, render }) => ({
      name,
      target: `${language}/${id}` as const,
      write: (origin: string) => {
        const located = { ...request, url: request.url.replace(caseOrigin, origin) };
        return { ...render(located), request: located };
      },
    })),
  );
}

/**
 * The exact text that a page shows, with the recorder in place of the API.
 *
 * The recorder speaks plain HTTP, for which two of the targets have a separate module or class.
 */
export function toShownAttempts({ name, samples }: ShownOperation): readonly Attempt[] {
  return samples.map(({ target, example, code, limitations, request }) => {
    const { origin: shown } = new URL(request.url);
    return {
      name: example === undefined ? name : `${name} #${example}`,
      target,
      write: (origin) => ({
        code: code
          .replaceAll(shown, origin)
          .replace(', use_ssl: true', '')
          .replace(/HTTPS?Connection\("[^"]+"/, `HTTPConnection("${new URL(origin).host}"`)
          .replace('HTTPSConnection', 'HTTPConnection')
          // http.client takes the host and the path apart.
          .replace(
            /connection\.request\(\s*"\w+",\s*["'](?=\/)/,
            (start) => start + new URL(origin).pathname,
          ),
        limitations,
        request: { ...request, url: request.url.replace(shown, origin) },
      }),
    };
  });
}

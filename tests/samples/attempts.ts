import { toHttpRequest } from '../../src/model/request/filled-template';
import { toStartValues } from '../../src/model/request/start-values';
import { sampleTargets } from '../../src/model/samples/targets';
import type { TargetName } from '../../src/model/samples/syntax/target';
import type { ShownOperation } from '../../tools/prove/shown-operations';
import type { Attempt } from './job';
import { caseOrigin } from './proof-case';
import type { ProofCase } from './proof-case';

/** Whether the samples of a target are run: with `TARGET=go/native`, those of no other. */
export function isRun(target: TargetName): boolean {
  const only = process.env['TARGET'];
  return only === undefined || only === target;
}

/** The attempts of a case, one per target. */
export function toAttempts({ name, request }: ProofCase): readonly Attempt[] {
  return sampleTargets.flatMap(({ variants }) =>
    variants
      .filter(({ target }) => isRun(target))
      .map(({ target, render }) => ({
        name,
        target,
        write: (origin: string) => {
          const located = { ...request, url: request.url.replace(caseOrigin, origin) };
          return { ...render(located), request: located };
        },
      })),
  );
}

/** A request with every optional parameter and field, which the form below the samples offers. */
export function toFilledCase({ name, template }: ShownOperation): ProofCase {
  const start = toStartValues(template);
  const { body, parameters } = start;
  const request = toHttpRequest(template, {
    ...start,
    parameters: template.parameters.map(
      ({ suggestion = null }, index) => parameters[index] ?? suggestion,
    ),
    ...(body !== undefined && {
      body: {
        ...body,
        rows: body.rows.map(({ field, text }) => ({
          field,
          text: text ?? field.suggestion ?? null,
        })),
      },
    }),
  });
  const { origin } = new URL(request.url);
  return {
    name: `${name} with all values`,
    request: { ...request, url: request.url.replace(origin, caseOrigin) },
  };
}

/**
 * The exact text that a page shows, with the recorder in place of the API.
 *
 * The recorder speaks plain HTTP, for which two of the targets have a separate module or class.
 */
export function toShownAttempts({
  name,
  samples,
}: Pick<ShownOperation, 'name' | 'samples'>): readonly Attempt[] {
  return samples
    .filter(({ target }) => isRun(target))
    .map(({ target, example, code, limitations, request }) => {
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

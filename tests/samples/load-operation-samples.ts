import { fileURLToPath } from 'node:url';
import { applyCodeChange } from '../../src/model/code-change';
import type { Code } from '../../src/model/code';
import { toPlainCode, toText } from '../../src/model/code';
import type { HttpRequest } from '../../src/model/http-request';
import type { Sample, SampleGroup } from '../../src/model/reference/operation';
import type { Call } from '../../src/model/request/call';
import { toStartValues, withExample } from '../../src/model/request/call-values';
import { toHttpRequest } from '../../src/model/request/to-http-request';
import { sampleTargets } from '../../src/model/samples/targets';
import type { Api } from '../../prerender/openapi/load-api';
import { createTextLoader } from '../../prerender/openapi/create-text-loader';
import { loadApi } from '../../prerender/openapi/load-api';
import { loadSpecs } from '../../prerender/sources';
import type { TargetName } from './job';

/** A sample as a page shows it, with the request that it is for. */
export interface OperationSample {
  /** The API and the operation, and which example of the body it sends. */
  readonly name: string;
  readonly target: TargetName;
  readonly code: string;
  readonly limitations: readonly string[];
  readonly request: HttpRequest;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every sample of every operation of the site, also those of other examples than the first. */
export async function loadOperationSamples(): Promise<readonly OperationSample[]> {
  const specs = await loadSpecs(root, 'specs');
  const apis = await Promise.all(
    specs.map(({ file, text }) => loadApi(file, text, '/', toPlainCode, createTextLoader(root))),
  );
  return apis.flatMap((loaded) => {
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    return listSlugs(loaded.api).flatMap((slug) => listSamples(loaded.api, slug));
  });
}

function listSlugs({ reference }: Api): readonly string[] {
  const slugs = reference.groups.flatMap(({ operations }) => operations.map(({ slug }) => slug));
  return [...new Set(slugs)];
}

function listSamples(api: Api, slug: string): readonly OperationSample[] {
  const call = api.findCall(slug);
  if (call === undefined) return [];
  const groups = api.getOperation(slug).samples;
  const name = `${api.summary.id} ${slug}`;
  return listRequests(call).flatMap(({ anchor, request }, index) =>
    listTargets(groups).map(({ target, sample }) => ({
      name: index === 0 ? name : `${name} #${anchor}`,
      target,
      request,
      ...toShown(sample, index === 0 ? undefined : anchor),
    })),
  );
}

/** What the page's samples send: the first example of the body, and each other one. */
function listRequests(call: Call): readonly { anchor: string; request: HttpRequest }[] {
  const start = toStartValues(call);
  const [, ...others] = call.bodies.flatMap(({ examples }) => examples);
  return [
    { anchor: '', request: toHttpRequest(call, start) },
    ...others.map(({ anchor }) => ({
      anchor,
      request: toHttpRequest(call, withExample(call, start, anchor)),
    })),
  ];
}

/** Samples that the author of the document wrote are none of ours. */
function listTargets(
  groups: readonly SampleGroup[],
): readonly { target: TargetName; sample: Sample }[] {
  return sampleTargets.flatMap(({ language, variants }) =>
    variants.map(({ id }) => {
      const samples = groups.find((group) => group.language === language)?.samples ?? [];
      const sample = samples.find(({ variant }) => variant === id);
      if (sample === undefined) throw new Error(`A page lacks its ${language}/${id} sample.`);
      return { target: `${language}/${id}` as const, sample };
    }),
  );
}

function toShown(
  sample: Sample,
  example: string | undefined,
): { readonly code: string; readonly limitations: readonly string[] } {
  const change = sample.changes?.find((one) => one.example === example);
  if (change === undefined) {
    // Else the sample of the first example would pass for that of another one.
    if (example !== undefined) throw new Error(`A sample lacks the example ${example}.`);
    return { code: toText(sample.code), limitations: sample.limitations };
  }
  const code: Code = applyCodeChange(sample.code, change.code);
  return { code: toText(code), limitations: change.limitations ?? sample.limitations };
}

import { toPlainCode } from '../../src/model/text/code';
import type { HttpRequest } from '../../src/model/request/http-request';
import type { RequestTemplate } from '../../src/model/request/request-template';
import { toStartValues } from '../../src/model/request/start-values';
import { toHttpRequest } from '../../src/model/request/filled-template';
import type { ShownSample } from '../../prerender/samples/sample-runs';
import { listShownSamples, toSampleDigest } from '../../prerender/samples/sample-runs';
import { listSlugs } from '../../prerender/api/api-pages';
import { createTextLoader, loadSpecFiles } from '../../prerender/api/read/spec-files';
import type { Api } from '../../prerender/api/load-api';
import { loadApi } from '../../prerender/api/load-api';

/** An operation with all samples on its page. */
export interface ShownOperation {
  /** The API and the operation: `easier-api create-team`. */
  readonly name: string;
  readonly digest: string;
  readonly samples: readonly RequestSample[];
  readonly template: RequestTemplate;
}

/** A sample with its request. */
export interface RequestSample extends ShownSample {
  readonly request: HttpRequest;
}

/** Every operation of the site's own specs, in the order of their pages. */
export async function loadShownOperations(root: string): Promise<readonly ShownOperation[]> {
  const { entries } = await loadSpecFiles(root, 'specs');
  const apis = await Promise.all(
    entries.map(({ file, text }) =>
      loadApi({
        file,
        source: text,
        path: '/',
        highlight: toPlainCode,
        loadText: createTextLoader(root),
      }),
    ),
  );
  return apis.flatMap((loaded) => {
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    return listSlugs(loaded.api).flatMap((slug) => listOperation(loaded.api, slug));
  });
}

function listOperation(api: Api, slug: string): readonly ShownOperation[] {
  const template = api.findTemplate(slug);
  if (template === undefined) return [];
  const { samples } = api.getOperation(slug, template);
  return [
    {
      name: `${api.summary.id} ${slug}`,
      digest: toSampleDigest(samples),
      template,
      samples: listShownSamples(samples).map((sample) => ({
        ...sample,
        request: toRequest(template, sample.example),
      })),
    },
  ];
}

function toRequest(template: RequestTemplate, example: string | undefined): HttpRequest {
  return toHttpRequest(template, toStartValues(template, example));
}

import type { Code } from '../../src/model/code';
import { toCodeChange } from '../../src/model/code-change';
import type { Sample, SampleChange, SampleGroup } from '../../src/model/reference/operation';
import { toBodyAnchor, toExampleAnchor } from '../../src/model/reference/to-anchor';
import { sampleTargets } from '../../src/model/samples/targets';
import { toSamples } from '../samples/to-samples';
import type { RenderedSample } from '../samples/to-samples';
import type { ParameterObject } from './document';
import type { LocatedOperation } from './list-operations';
import { resolve } from './resolve';
import { withAuthoredSamples } from './to-authored-samples';
import type { Conversion } from './to-media-types';
import { listExamples } from './to-media-types';
import type { SampleBody } from './to-sample-body';
import { toSampleRequest } from './to-sample-request';

/**
 * An operation's request in every language; the author's own samples come first.
 *
 * Samples with other examples of the body are told by the lines in which they differ.
 */
export function toOperationSamples(
  conversion: Conversion,
  located: LocatedOperation,
  parameters: readonly ParameterObject[],
  serverUrl: string,
): readonly SampleGroup[] {
  const render = (body: SampleBody | undefined) =>
    toSamples(
      toSampleRequest(conversion, {
        located,
        serverUrl,
        parameters,
        ...(body !== undefined && { body }),
      }),
    );
  const [first, ...others] = listBodies(conversion, located);
  const rendered = render(first?.body).map((sample) => toSample(conversion, sample));
  const changes = others.map(({ anchor, body }) =>
    render(body).map((sample, index) =>
      toChange(anchor, rendered[index], toSample(conversion, sample)),
    ),
  );
  const samples = rendered.map((sample, index) => ({
    ...sample,
    ...(changes.length > 0 && { changes: changes.flatMap((list) => list[index] ?? []) }),
  }));
  const groups = sampleTargets.map(({ language, label }) => ({
    language,
    label,
    samples: samples
      .filter((sample) => sample.language === language)
      .map(({ language: _language, ...sample }) => sample),
  }));
  return withAuthoredSamples(groups, located.operation, conversion.highlight);
}

interface ExampleBody {
  readonly anchor: string;
  readonly body: SampleBody;
}

/** Nobody reads on through more than these; a page must not carry them. */
const MAX_BODIES = 12;

/** The request's examples in all media types, the first one first. */
function listBodies(
  conversion: Conversion,
  { operation: { requestBody }, operationId }: LocatedOperation,
): readonly ExampleBody[] {
  if (requestBody === undefined) return [];
  const { content } = resolve(conversion.document, requestBody);
  const bodies = Object.entries(content).flatMap(([mediaType, object], index) => {
    const anchor = toBodyAnchor(index === 0 ? undefined : mediaType);
    const id = `${operationId}.body${index === 0 ? '' : `/${index}`}`;
    const schema =
      object.schema === undefined ? undefined : conversion.graph.add(object.schema, id);
    const examples = listExamples(conversion, object, schema, 'request');
    const body = { mediaType, ...(schema !== undefined && { schema }) };
    // A body without any example is sent, too.
    if (examples.length === 0) return [{ anchor, body: { ...body, value: undefined } }];
    return examples.map(({ name, value }) => ({
      anchor: toExampleAnchor(anchor, name),
      body: { ...body, value },
    }));
  });
  return bodies.slice(0, MAX_BODIES);
}

interface LanguageSample extends Sample {
  readonly language: string;
}

function toSample({ highlight }: Conversion, { code, ...sample }: RenderedSample): LanguageSample {
  const target = sampleTargets.find(({ language }) => language === sample.language);
  return { ...sample, code: highlight(code, target?.highlight ?? 'text') };
}

function toChange(
  example: string,
  sample: { readonly code: Code; readonly limitations: readonly string[] } | undefined,
  { code, limitations }: LanguageSample,
): readonly SampleChange[] {
  if (sample === undefined) return [];
  const isSame = limitations.join('\n') === sample.limitations.join('\n');
  return [{ example, code: toCodeChange(sample.code, code), ...(!isSame && { limitations }) }];
}

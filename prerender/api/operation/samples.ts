import type { Code } from '../../../src/model/text/code';
import { toExactCode } from '../../../src/model/text/code';
import { toCodeChange } from '../../../src/model/text/code-change';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import type { RequestValues } from '../../../src/model/request/request-values';
import { toStartValues, withExample } from '../../../src/model/request/start-values';
import { toHttpRequest } from '../../../src/model/request/filled-template';
import type { HttpRequest } from '../../../src/model/request/http-request';
import type { Sample, SampleChange, SampleGroup } from '../../../src/model/api/operation';
import { sampleTargets } from '../../../src/model/samples/targets';
import { toOtherSamples } from '../../samples/to-other-samples';
import { toSamples } from '../../samples/to-samples';
import type { RenderedSample } from '../../samples/to-samples';
import { withRuntimes } from '../../samples/with-runtimes';
import type { OperationObject } from '../document/document';
import { withAuthoredSamples } from './to-authored-samples';
import type { Conversion } from './bodies';

/**
 * An operation's request in every language; the author's own samples come first.
 *
 * Samples with other examples of the body are told by the lines in which they differ.
 */
export function toOperationSamples(
  conversion: Conversion,
  operation: OperationObject,
  template: RequestTemplate,
): readonly SampleGroup[] {
  const start = toStartValues(template);
  const [, ...others] = template.bodies.flatMap(({ examples }) => examples);
  const render = (values: RequestValues) => renderAll(conversion, toHttpRequest(template, values));
  const rendered = render(start);
  const changes = others.map(({ anchor }) =>
    render(withExample(template, start, anchor)).map((sample, index) =>
      toChange(anchor, rendered[index], sample),
    ),
  );
  const samples = rendered.map((sample, index) => ({
    ...sample,
    ...(changes.length > 0 && { changes: changes.flatMap((list) => list[index] ?? []) }),
  }));
  const groups = listLanguages(conversion).map(({ language, label }) => ({
    language,
    label,
    samples: samples
      .filter((sample) => sample.language === language)
      .map(({ language: _language, ...sample }) => sample),
  }));
  return withAuthoredSamples(
    withRuntimes(groups, conversion.samples?.runs),
    operation,
    conversion.highlight,
  );
}

interface LanguageSample extends Sample {
  readonly language: string;
}

function renderAll(conversion: Conversion, request: HttpRequest): readonly LanguageSample[] {
  const others = toOtherSamples(request, conversion.samples?.others ?? []);
  return [...toSamples(request), ...others].map((sample) => toSample(conversion, sample));
}

/** Ours, and then what the site has switched on. */
function listLanguages({ samples }: Conversion): readonly { language: string; label: string }[] {
  const others = (samples?.others ?? []).map(({ language, languageLabel: label }) => ({
    language,
    label,
  }));
  const languages = [...sampleTargets, ...others];
  return languages.filter(
    ({ language }, index) => languages.findIndex((one) => one.language === language) === index,
  );
}

function toSample({ highlight }: Conversion, { code, ...sample }: RenderedSample): LanguageSample {
  const target = sampleTargets.find(({ language }) => language === sample.language);
  if (target !== undefined) return { ...sample, code: toExactCode(code, target.highlight) };
  return {
    ...sample,
    code: highlight(code, sample.language === 'shell' ? 'bash' : sample.language),
  };
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

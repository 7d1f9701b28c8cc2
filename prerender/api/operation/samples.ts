import type { Code } from '../../../src/model/text/code';
import { toExactCode } from '../../../src/model/text/code';
import { toCodeChange } from '../../../src/model/text/code-change';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import type { RequestValues } from '../../../src/model/request/request-values';
import { toStartValues, withExample } from '../../../src/model/request/start-values';
import { toHttpRequest } from '../../../src/model/request/filled-template';
import type { HttpRequest } from '../../../src/model/request/http-request';
import type { PageSample, SampleChange, SampleGroup } from '../../../src/model/api/operation';
import { sampleTargets } from '../../../src/model/samples/targets';
import { toOtherSamples } from '../../samples/other-targets';
import { toSamples } from '../../samples/samples';
import type { RenderedSample } from '../../samples/samples';
import { withRuntimes } from '../../samples/sample-runs';
import type { OperationObject } from '../document/document';
import { toKebabCase } from '../../text/slug';
import type { Highlight } from '../../text/highlighter';
import type { Conversion } from './conversion';

/**
 * The samples of an operation's request in all languages, after the author's own.
 *
 * For further examples of the body, a sample holds only the lines that change.
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

interface LanguageSample extends PageSample {
  readonly language: string;
}

function renderAll(conversion: Conversion, request: HttpRequest): readonly LanguageSample[] {
  const others = toOtherSamples(request, conversion.samples?.others ?? []);
  return [...toSamples(request), ...others].map((sample) => toSample(conversion, sample));
}

/** Our languages, then those of the clients that the site enables. */
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

/** Puts an author's `x-codeSamples` first in the tab of their language; other languages get a tab at the end. */
function withAuthoredSamples(
  groups: readonly SampleGroup[],
  operation: OperationObject,
  highlight: Highlight,
): readonly SampleGroup[] {
  const authored = listAuthored(operation);
  const known = groups.map((group) => ({
    ...group,
    samples: [
      ...authored
        .filter(({ lang }) => toLanguage(lang) === group.language)
        .map((sample, index) =>
          toAuthoredSample(sample, index, toGrammar(group.language), highlight),
        ),
      ...group.samples,
    ],
  }));
  const others = authored.filter(
    ({ lang }) => !groups.some(({ language }) => language === toLanguage(lang)),
  );
  const languages = [...new Set(others.map(({ lang }) => toLanguage(lang)))];
  return [
    ...known,
    ...languages.map((language) => {
      const samples = others.filter(({ lang }) => toLanguage(lang) === language);
      return {
        language,
        label: samples[0]?.lang ?? language,
        samples: samples.map((sample, index) =>
          toAuthoredSample(sample, index, language, highlight),
        ),
      };
    }),
  ];
}

interface Authored {
  readonly lang: string;
  readonly label?: unknown;
  readonly source: string;
}

/** Ignores malformed entries, because extensions are not validated. */
function listAuthored(operation: OperationObject): readonly Authored[] {
  const list = operation['x-codeSamples'] ?? operation['x-code-samples'];
  return Array.isArray(list) ? list.filter(isAuthored) : [];
}

function isAuthored(value: unknown): value is Authored {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'lang' in value &&
    typeof value.lang === 'string' &&
    'source' in value &&
    typeof value.source === 'string'
  );
}

function toAuthoredSample(
  { lang, label, source }: Authored,
  index: number,
  grammar: string,
  highlight: Highlight,
): PageSample {
  return {
    variant: `authored-${index + 1}`,
    label: typeof label === 'string' && label !== '' ? label : lang,
    code: highlight(source.trimEnd(), grammar),
    limitations: [],
  };
}

/** The tab of a language. Authors spell language names in many ways. */
function toLanguage(lang: string): string {
  const name = lang.trim().toLowerCase();
  return aliases.get(name) ?? (toKebabCase(name) || 'other');
}

const aliases: ReadonlyMap<string, string> = new Map([
  ...['curl', 'shell', 'bash', 'sh', 'shell + curl'].map((name) => [name, 'curl'] as const),
  ...['javascript', 'js'].map((name) => [name, 'javascript'] as const),
  ...['node', 'node.js', 'nodejs'].map((name) => [name, 'node'] as const),
  ...['go', 'golang'].map((name) => [name, 'go'] as const),
  ...['ruby', 'rb'].map((name) => [name, 'ruby'] as const),
  ...['python', 'py', 'python3'].map((name) => [name, 'python'] as const),
]);

function toGrammar(language: string): string {
  return sampleTargets.find((target) => target.language === language)?.highlight ?? language;
}

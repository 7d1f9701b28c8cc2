import { isObject } from '../../../src/model/json-object';
import type { PageSample, SampleChange, SampleGroup } from '../../../src/model/api/operation';
import { toHttpRequest } from '../../../src/model/request/filled-template';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import type { RequestValues } from '../../../src/model/request/request-values';
import { toStartValues } from '../../../src/model/request/start-values';
import { sampleTargets } from '../../../src/model/samples/targets';
import { toExactCode } from '../../../src/model/text/code';
import { toCodeChange } from '../../../src/model/text/code-change';
import { toOtherSamples } from '../../samples/other-targets';
import { withRuntimes } from '../../samples/sample-runs';
import { toSamples } from '../../samples/samples';
import type { RenderedSample } from '../../samples/samples';
import { toKebabCase } from '../../text/slug';
import type { OperationObject } from '../document/document';
import type { Conversion } from './conversion';

/**
 * The samples of an operation's request in all languages: ours, those of the clients that the site enables, and those
 * that only the author has. The author's own come first in the tab of their language.
 *
 * For further examples of the body, a sample holds only the lines that change.
 */
export function toOperationSamples(
  conversion: Conversion,
  operation: OperationObject,
  template: RequestTemplate,
): readonly SampleGroup[] {
  const { others = [], runs } = conversion.samples ?? {};
  const generated = listGenerated(conversion, template);
  const authored = listAuthored(operation);
  const languages = [
    ...sampleTargets,
    ...others.map(({ language, languageLabel: label }) => ({ language, label })),
    ...authored.map(({ language, lang: label }) => ({ language, label })),
  ];
  const groups = [...new Set(languages.map(({ language }) => language))].map((language) => {
    const isOf = (one: { readonly language: string }) => one.language === language;
    return {
      language,
      label: languages.find(isOf)?.label ?? language,
      samples: [
        ...authored.filter(isOf).map((sample, index) => toAuthored(conversion, sample, index)),
        ...generated.filter(isOf).map(({ language: _language, ...sample }) => sample),
      ],
    };
  });
  return withRuntimes(groups, runs);
}

interface LanguageSample extends PageSample {
  readonly language: string;
}

function listGenerated(
  conversion: Conversion,
  template: RequestTemplate,
): readonly LanguageSample[] {
  const render = (values: RequestValues) => {
    const request = toHttpRequest(template, values);
    const others = toOtherSamples(request, conversion.samples?.others ?? []);
    return [...toSamples(request), ...others].map((sample) => toSample(conversion, sample));
  };
  const [, ...examples] = template.bodies.flatMap((body) => body.examples);
  const further = examples.map(({ anchor }) => ({
    anchor,
    samples: render(toStartValues(template, anchor)),
  }));
  return render(toStartValues(template)).map((sample, index) => {
    const changes = further.flatMap(({ anchor, samples }) =>
      toChange(anchor, sample, samples[index]),
    );
    return { ...sample, ...(changes.length > 0 && { changes }) };
  });
}

function toSample({ highlight }: Conversion, { code, ...sample }: RenderedSample): LanguageSample {
  const { language } = sample;
  const target = sampleTargets.find((one) => one.language === language);
  if (target !== undefined) return { ...sample, code: toExactCode(code, target.highlight) };
  return { ...sample, code: highlight(code, language === 'shell' ? 'bash' : language) };
}

function toChange(
  example: string,
  first: LanguageSample,
  other: LanguageSample | undefined,
): readonly SampleChange[] {
  if (other === undefined) return [];
  const { code, limitations } = other;
  const isSame = limitations.join('\n') === first.limitations.join('\n');
  return [{ example, code: toCodeChange(first.code, code), ...(!isSame && { limitations }) }];
}

/** A sample of the author, from `x-codeSamples`. */
interface Authored {
  readonly language: string;
  /** Its language, as written. */
  readonly lang: string;
  readonly label: unknown;
  readonly source: string;
}

/** Ignores malformed entries, because extensions are not validated. */
function listAuthored(operation: OperationObject): readonly Authored[] {
  const list: unknown = operation['x-codeSamples'] ?? operation['x-code-samples'];
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .flatMap(({ lang, label, source }) =>
      typeof lang === 'string' && typeof source === 'string'
        ? [{ language: toLanguage(lang), lang, label, source }]
        : [],
    );
}

function toAuthored(
  { highlight }: Conversion,
  { language, lang, label, source }: Authored,
  index: number,
): PageSample {
  const target = sampleTargets.find((one) => one.language === language);
  return {
    variant: `authored-${index + 1}`,
    label: typeof label === 'string' && label !== '' ? label : lang,
    code: highlight(source.trimEnd(), target?.highlight ?? language),
    limitations: [],
  };
}

/** The tab of a language. Authors spell language names in many ways. */
function toLanguage(lang: string): string {
  const name = lang.trim().toLowerCase();
  const known = Object.entries(spellings).find(([, names]) => names.includes(name));
  return known?.[0] ?? (toKebabCase(name) || 'other');
}

const spellings: Readonly<Record<string, readonly string[]>> = {
  curl: ['shell', 'bash', 'sh', 'shell + curl'],
  javascript: ['js'],
  node: ['node.js', 'nodejs'],
  go: ['golang'],
  ruby: ['rb'],
  python: ['py', 'python3'],
};

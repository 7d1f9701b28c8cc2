import type { Sample, SampleGroup } from '../../../src/model/api/operation';
import { toKebabCase } from '../../text/slug';
import { sampleTargets } from '../../../src/model/samples/targets';
import type { OperationObject } from '../document/document';
import type { Highlight } from '../../text/highlighter';

/** Puts an author's `x-codeSamples` first in the tabs of their languages; others get a tab at the end. */
export function withAuthoredSamples(
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
        .map((sample, index) => toSample(sample, index, toGrammar(group.language), highlight)),
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
        samples: samples.map((sample, index) => toSample(sample, index, language, highlight)),
      };
    }),
  ];
}

interface Authored {
  readonly lang: string;
  readonly label?: unknown;
  readonly source: string;
}

/** Extensions are not validated: what has another form is not shown. */
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

function toSample(
  { lang, label, source }: Authored,
  index: number,
  grammar: string,
  highlight: Highlight,
): Sample {
  return {
    variant: `authored-${index + 1}`,
    label: typeof label === 'string' && label !== '' ? label : lang,
    code: highlight(source.trimEnd(), grammar),
    limitations: [],
  };
}

/** The tab of a language that authors write in many ways. */
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

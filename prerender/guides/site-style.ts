import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq } from 'yaml';
import type { SiteConfig } from '../../src/model/site/site';
import type { Problem } from '../diagnostics/problem';
import type { Style, Term } from '../mdx/style/style';
import type { Source } from '../sources/sources';
import { loadSource } from '../sources/sources';
import type { YamlSource } from '../sources/yaml-source';
import { listMapErrors, parseYamlSource, toNodePosition } from '../sources/yaml-source';
import type { FieldType } from './fields/field-types';
import { optionalText, text, texts } from './fields/field-types';
import { readFields, required, toFieldMap, toUnknownKey } from './fields/fields';

/** The style of a site's guides, with the problems of its terms. */
export interface SiteStyle {
  /** Undefined when the site has turned on no rule. */
  readonly style: Style | undefined;
  readonly problems: readonly Problem[];
}

const FILE = 'content/terms.yaml';

/** Loads what the guides in a language are checked for. */
export async function loadSiteStyle(
  root: string,
  site: SiteConfig,
  locale: string,
): Promise<SiteStyle> {
  const { styleRules: rules = [], locales } = site;
  if (rules.length === 0) return { style: undefined, problems: [] };
  const language = locales.all.find(({ code }) => code === locale)?.htmlLang ?? locale;
  const read = existsSync(join(root, FILE))
    ? toTermsFile(await loadSource(root, FILE))
    : { terms: [], names: [], problems: [] };
  const { problems, ...words } = read;
  return { style: { rules, language, ...words }, problems };
}

/**
 * Whether the style of a file is checked with a language: it is written in it, and still rewritten.
 * Versions stay as they were, and each language checks its own texts only.
 */
export function isStyled(file: string, locale: string, { locales }: SiteConfig): boolean {
  const folder = locale === locales.default ? 'content' : `content/i18n/${locale}`;
  return (
    file.startsWith(`${folder}/`) && !/^(?:versions|i18n)\//.test(file.slice(folder.length + 1))
  );
}

/** The words of `content/terms.yaml`. */
interface TermsFile extends Pick<Style, 'terms' | 'names'> {
  readonly problems: readonly Problem[];
}

/** Reads `terms.yaml`: the terms of the site, and the names that keep their capitals. */
export function toTermsFile({ file, text: content }: Source): TermsFile {
  const source = parseYamlSource(file, content);
  const problems = listMapErrors(source).map(({ position, message }): Problem => ({
    file,
    ...position,
    severity: 'error',
    message: `The file is not valid YAML: ${message}.`,
    hint: 'Write "terms:" with a list below it, as in "- { write: sign in, not: [log in] }".',
  }));
  if (problems.length > 0) return { terms: [], names: [], problems };
  const read = readFields(
    toFieldMap(source, source.yaml.contents),
    { terms: termList, names: texts },
    toUnknownKey('error', 'key'),
  );
  const listed = readTerms(source);
  return {
    terms: listed.terms,
    names: read.fields?.names ?? [],
    problems: [...read.problems, ...listed.problems],
  };
}

const termList: FieldType<readonly unknown[]> = {
  expected: 'a list of maps',
  example: '[{ write: sign in, not: [log in] }]',
  read: (value) => (Array.isArray(value) ? value : undefined),
};

const termFields = { write: required(text), not: required(texts), why: optionalText } as const;

function readTerms(source: YamlSource): Pick<TermsFile, 'terms' | 'problems'> {
  const list = source.yaml.get('terms', true);
  const terms: Term[] = [];
  const problems: Problem[] = [];
  for (const item of isSeq(list) ? list.items : []) {
    const map = toFieldMap(source, item);
    const locate = (key?: string) => map.positions.get(key ?? '') ?? toNodePosition(source, item);
    const { fields, problems: found } = readFields(
      { ...map, locate, name: 'the term' },
      termFields,
      toUnknownKey('error', 'key of a term'),
    );
    problems.push(...found);
    if (fields !== undefined) terms.push(fields);
  }
  return { terms, problems };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq } from 'yaml';
import type { SiteConfig } from '../../src/model/site/site';
import type { Problem } from '../diagnostics/problem';
import type { Style } from '../mdx/style/style';
import type { Source } from '../sources/sources';
import { loadSource } from '../sources/sources';
import type { YamlSource } from '../sources/yaml-source';
import { listMapErrors, parseYamlSource, toNodePosition } from '../sources/yaml-source';
import type { FieldType } from './fields/field-types';
import { optionalText, text, texts } from './fields/field-types';
import { readFields, required, toFieldMap, toUnknownKey } from './fields/fields';

/** Undefined without rules; the problems are those of `terms.yaml`. */
export interface SiteStyle {
  readonly style: Style | undefined;
  readonly problems: readonly Problem[];
}

const FILE = 'content/terms.yaml';

/** Loads the style rules for the guides in a language. */
export async function loadSiteStyle(
  root: string,
  { styleRules: rules = [], locales }: SiteConfig,
  locale: string,
): Promise<SiteStyle> {
  if (rules.length === 0) return { style: undefined, problems: [] };
  const language = locales.all.find(({ code }) => code === locale)?.htmlLang ?? locale;
  const isThere = existsSync(join(root, FILE));
  const { problems, ...words } = toTermsFile(
    isThere ? await loadSource(root, FILE) : { file: FILE, text: '' },
  );
  return { style: { rules, language, ...words }, problems };
}

/** Each language checks its own texts only. Versions do not change, and so are not checked. */
export function isStyled(file: string, locale: string, { locales }: SiteConfig): boolean {
  const folder = locale === locales.default ? 'content' : `content/i18n/${locale}`;
  return (
    file.startsWith(`${folder}/`) && !/^(?:versions|i18n)\//.test(file.slice(folder.length + 1))
  );
}

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
  const map = toFieldMap(source, source.yaml.contents);
  const read = readFields(map, { terms: termList, names: texts }, toUnknownKey('error', 'key'));
  const list = source.yaml.get('terms', true);
  const terms = isSeq(list) ? list.items.map((item) => readTerm(source, item)) : [];
  return {
    terms: terms.flatMap(({ fields }) => fields ?? []),
    names: read.fields?.names ?? [],
    problems: [...read.problems, ...terms.flatMap((term) => term.problems)],
  };
}

const termList: FieldType<readonly unknown[]> = {
  expected: 'a list of maps',
  example: '[{ write: sign in, not: [log in] }]',
  read: (value) => (Array.isArray(value) ? value : undefined),
};

function readTerm(source: YamlSource, item: unknown) {
  const map = toFieldMap(source, item);
  const locate = (key = '') => map.positions.get(key) ?? toNodePosition(source, item);
  return readFields(
    { ...map, locate, name: 'the term' },
    { write: required(text), not: required(texts), why: optionalText },
    toUnknownKey('error', 'key of a term'),
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../src/model/json-object';
import type { SiteSearchWords } from '../../src/model/search/knowledge';
import { noSearchWords } from '../../src/model/search/knowledge';
import { isSamePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { Source } from '../sources/sources';
import { loadSource } from '../sources/sources';
import { listMapErrors, parseYamlSource, toNodePosition } from '../sources/yaml-source';

/** The words by which readers search a site, and the mistakes in their file. */
export interface SearchWordsFile {
  /** None if there is a mistake. */
  readonly words: SiteSearchWords;
  readonly problems: readonly Problem[];
  /** Warns about phrases for an address that is not among those of the finished pages, with their anchors. */
  readonly checkPages: (anchors: ReadonlyMap<string, ReadonlySet<string>>) => readonly Problem[];
}

const FILE = 'content/search.yaml';

/** Loads the words by which readers search; a site may have none. */
export async function loadSearchWords(root: string): Promise<SearchWordsFile> {
  const isThere = existsSync(join(root, FILE));
  return readSearchWords(isThere ? await loadSource(root, FILE) : { file: FILE, text: '' });
}

/** Reads `search.yaml`. */
export function readSearchWords({ file, text }: Source): SearchWordsFile {
  const source = parseYamlSource(file, text);
  const toProblem = (keys: readonly (string | number)[], problem: Omit<Problem, 'file'>) => ({
    file,
    ...toNodePosition(source, source.yaml.getIn(keys, true)),
    ...problem,
  });
  const invalid = listMapErrors(source).map(({ position, message }): Problem => ({
    file,
    ...position,
    severity: 'error',
    message: `The file is not valid YAML: ${message}.`,
    hint: 'Write "synonyms:" with a list of lists below it, as in "- [customer, client]".',
  }));
  const content: unknown = invalid.length > 0 ? {} : (source.yaml.toJS() ?? {});
  const mistakes = listMistakes(content, shapes, []).map(({ keys, message, hint }) =>
    toProblem(keys, { severity: 'error', message, hint }),
  );
  const problems = [...invalid, ...mistakes];
  const words = problems.length > 0 ? noWords : toWords(content as Partial<Content>);
  return {
    words,
    problems,
    checkPages: (anchors) =>
      Object.keys(words.pages)
        .filter((address) => !isThere(address, anchors))
        .map((address) =>
          toProblem(['pages', address], {
            severity: 'warning',
            message: `There is no page or section "${address}".`,
            hint: 'Change the address, or remove its phrases.',
          }),
        ),
  };
}

function isThere(address: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [path = '', anchor] = address.split('#');
  const page = [...anchors.keys()].find((other) => isSamePath(other, path));
  return page !== undefined && (anchor === undefined || anchors.get(page)?.has(anchor) === true);
}

/** The file: as the index has it, but with the words of each language by themselves. */
type Content = Omit<SiteSearchWords, 'foreign'> & {
  readonly foreign: Readonly<Record<string, SiteSearchWords['foreign']>>;
};

const noWords: SiteSearchWords = { ...noSearchWords, pages: {} };

function toWords({ foreign = {}, ...words }: Partial<Content>): SiteSearchWords {
  return { ...noWords, ...words, foreign: Object.assign({}, ...Object.values(foreign)) };
}

/** What a value must be: a list of texts, or a list or map of values. */
type Shape = 'texts' | { readonly list: Shape } | { readonly map: Shape } | typeof shapes;

const shapes = {
  synonyms: { list: 'texts' },
  wider: { map: 'texts' },
  foreign: { map: { map: 'texts' } },
  pages: { map: 'texts' },
} as const;

interface Mistake {
  readonly keys: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
}

function listMistakes(
  value: unknown,
  shape: Shape,
  keys: readonly (string | number)[],
): readonly Mistake[] {
  const toMistake = (expected: string, example: string): readonly Mistake[] => [
    {
      keys,
      message: `"${keys.at(-1)}" must be ${expected}.`,
      hint: `Write it as in "${example}".`,
    },
  ];
  if (shape === 'texts') {
    const areTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return areTexts ? [] : toMistake('a list of texts', '[customer, "2fa"]');
  }
  if ('list' in shape)
    return Array.isArray(value)
      ? value.flatMap((item, at) => listMistakes(item, shape.list, [...keys, at]))
      : toMistake('a list of lists of texts', '- [customer, client]');
  if (!isObject(value)) return toMistake('a map', 'boss: [manager]');
  return Object.entries(value).flatMap(([key, own]) => {
    const inner =
      'map' in shape ? shape.map : Object.hasOwn(shapes, key) && shapes[key as keyof typeof shapes];
    if (inner) return listMistakes(own, inner, [...keys, key]);
    const hint = `Known keys: ${Object.keys(shapes).join(', ')}.`;
    return [{ keys: [key], message: `The key "${key}" is not known.`, hint }];
  });
}

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Problem } from '../diagnostics/problem';
import { createRandom } from './fixtures/create-random';
import type { Random } from './fixtures/create-random';
import { mutateDocument } from './fixtures/mutate-document';
import { mutateText } from './fixtures/mutate-text';
import type { WholeApi } from './fixtures/read-whole-api';
import { readWholeApi } from './fixtures/read-whole-api';
import { toExcerpt } from './fixtures/to-excerpt';
import { PATIENCE, listSeeds, toSeedParts } from './fixtures/seeds';

/** The last ones have failed before. */
const SEEDS = [...listSeeds(1350), 481_781, 501_976, 546_074, 658_310];

/** At least this share is invalid; the others must still make pages. */
const LEAST_INVALID = 0.4;

/** The limit of characters in all pages of a file; those of the sources have less than a million. */
const MOST_CHARACTERS = 4_000_000;

const sources = listSources();

describe('for mutated files', () => {
  let invalid = 0;

  describe.each(toSeedParts(SEEDS))('of the seeds $name', ({ seeds }) => {
    it('each has problems, or pages of a normal size', PATIENCE, async () => {
      const mistakes: string[] = [];
      for (const seed of seeds) {
        const { name, text } = mutate(sources, seed);
        const api = await readWholeApi('specs/odd.yaml', text).catch((error: unknown) => error);
        const found = listMistakes(api);
        mistakes.push(...found.map((text) => `seed ${seed}, ${name}: ${text}`));
        if (isInvalid(api)) invalid += 1;
      }
      expect(mistakes).toEqual([]);
    });
  });

  it('many are invalid, so that both cases are tested', () => {
    expect(invalid / SEEDS.length).toBeGreaterThanOrEqual(LEAST_INVALID);
  });

  it('Object.prototype stays unchanged', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('type');
  });
});

/** Lists the fixtures, and excerpts of the first paths of our own specs. */
function listSources(): readonly Source[] {
  const folder = 'prerender/api/fixtures';
  const fixtures = [folder, `${folder}/official`].flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(`${path}/${name}`, 'utf8')),
  );
  const own = ['specs/easier-api.yaml', 'specs/postal-api.yaml'].flatMap((file) => {
    const document: unknown = parse(readFileSync(file, 'utf8'));
    return toExcerpts(document).map((excerpt) => stringify(excerpt));
  });
  return [...fixtures, ...own].map((text) => ({ text, document: parse(text) as unknown }));
}

interface Source {
  readonly text: string;
  readonly document: unknown;
}

function toExcerpts(document: unknown): readonly unknown[] {
  const { paths } = document as { paths: object };
  return Object.keys(paths)
    .slice(0, 3)
    .map((path) => toExcerpt(document, path));
}

interface Mutant {
  readonly name: string;
  readonly text: string;
}

/** Mutates the text of half of the files, and the parsed document of the others. */
function mutate(sources: readonly Source[], seed: number): Mutant {
  const random = createRandom(seed);
  const { text = '', document } = sources[seed % sources.length] ?? {};
  if (random.isLikely(0.5)) return mutateText(text, random);
  return toMutant(document, random);
}

/** Applies one or more mutations to a document. */
function toMutant(document: unknown, random: Random): Mutant {
  const names: string[] = [];
  let changed = document;
  for (let count = random.integer(1, 4); count > 0; count--) {
    const mutation = mutateDocument(changed, random);
    names.push(mutation.name);
    changed = mutation.document;
  }
  const text = stringify(changed, { aliasDuplicateObjects: false });
  return { name: names.join('; '), text };
}

type ValidApi = Extract<WholeApi, { readonly kind: 'valid' }>;

function isInvalid(api: unknown): api is { readonly problems: readonly Problem[] } {
  return typeof api === 'object' && api !== null && 'problems' in api;
}

function listMistakes(api: unknown): readonly string[] {
  if (api instanceof Error) return [`threw ${api.stack}`];
  const problems = isInvalid(api) ? api.problems : (api as ValidApi).warnings;
  const size = isInvalid(api) ? 0 : (api as ValidApi).pages.join('').length;
  const isUnsaid = isInvalid(api) && !problems.some(({ severity }) => severity === 'error');
  return [
    ...(isUnsaid ? ['names no error'] : []),
    ...(size > MOST_CHARACTERS ? [`has pages of ${size} characters`] : []),
    ...problems.flatMap((problem) => (isComplete(problem) ? [] : [JSON.stringify(problem)])),
  ];
}

/** Whether a problem has a position, a hint, and a message in our own words. */
function isComplete({ file, line = 0, column = 0, message, hint = '' }: Problem): boolean {
  const isPlaced = file === 'specs/odd.yaml' && line > 0 && column > 0;
  const isTechnical = /\[object |TypeError|RangeError|\.[jt]s:\d|See the OpenAPI specification/;
  return isPlaced && message !== '' && hint !== '' && !isTechnical.test(message + hint);
}

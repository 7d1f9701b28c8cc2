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

const COUNT = 1350;

const SEEDS = toSeeds(COUNT);

/** Of which at least so many are invalid; the others still have to make pages. */
const LEAST_INVALID = 1000;

/** Characters of all pages of a file: those of the sources have fewer than a million. */
const MOST_CHARACTERS = 4_000_000;

// The machine may have other work; a hang takes for ever.
const PATIENCE = { timeout: 300_000 };

describe('for 1,350 files that something is wrong with', () => {
  it('each comes with its problems, or with pages of the usual size', PATIENCE, async () => {
    const sources = listSources();
    const mistakes: string[] = [];
    let invalid = 0;
    for (const seed of SEEDS) {
      const { name, text } = mutate(sources, seed);
      const api = await readWholeApi('specs/odd.yaml', text).catch((error: unknown) => error);
      const found = listMistakes(api);
      mistakes.push(...found.map((text) => `seed ${seed}, ${name}: ${text}`));
      if (isInvalid(api)) invalid += 1;
    }
    expect(mistakes).toEqual([]);
    expect(invalid).toBeGreaterThanOrEqual(SEEDS.length === COUNT ? LEAST_INVALID : 0);
  });

  it('the prototype of all objects stays as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('type');
  });
});

/** `MUTATION_SEEDS=5000-9000` looks further than each run can. */
function toSeeds(count: number): readonly number[] {
  const [from = 1, to = count] = (process.env['MUTATION_SEEDS'] ?? '')
    .split('-')
    .filter(Boolean)
    .map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The fixtures, and the first paths of our own specs. */
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

/** Half of the files are broken as texts, the others in what they say. */
function mutate(sources: readonly Source[], seed: number): Mutant {
  const random = createRandom(seed);
  const { text = '', document } = sources[seed % sources.length] ?? {};
  if (random.isLikely(0.5)) return mutateText(text, random);
  return toMutant(document, random);
}

/** A document may have several mistakes. */
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

/** With a position, words that are ours, and a hint. */
function isComplete({ file, line = 0, column = 0, message, hint = '' }: Problem): boolean {
  const isPlaced = file === 'specs/odd.yaml' && line > 0 && column > 0;
  const isTechnical = /\[object |TypeError|RangeError|\.[jt]s:\d|See the OpenAPI specification/;
  return isPlaced && message !== '' && hint !== '' && !isTechnical.test(message + hint);
}

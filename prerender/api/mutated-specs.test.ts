import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Problem } from '../diagnostics/problem';
import { createRandom } from './fixtures/create-random';
import type { Random } from './fixtures/create-random';
import { mutateDocument } from './fixtures/mutate-document';
import { mutateText } from './fixtures/mutate-text';
import { readWholeApi } from './fixtures/read-whole-api';
import { toExcerpt } from './fixtures/to-excerpt';

const COUNT = 1350;

const SEEDS = toSeeds(COUNT);

/** Of which at least so many are invalid; the others still have to make pages. */
const LEAST_INVALID = 1000;

/** Of processor time: the machine may have other work. */
const MOST_SECONDS = 2;

// The machine may have other work; a hang takes for ever.
const PATIENCE = { timeout: 300_000 };

describe('for 1,350 files that something is wrong with', () => {
  it('each comes with its problems or with its pages, and soon', PATIENCE, async () => {
    const sources = listSources();
    const complaints: string[] = [];
    let invalid = 0;
    for (const seed of SEEDS) {
      const { name, text } = mutate(sources, seed);
      const start = process.cpuUsage();
      const api = await readWholeApi('specs/odd.yaml', text).catch((error: unknown) => error);
      const { user, system } = process.cpuUsage(start);
      const seconds = (user + system) / 1e6;
      if (seconds > MOST_SECONDS) complaints.push(`seed ${seed}, ${name}: took ${seconds} s`);
      const faults = listFormErrors(api);
      complaints.push(...faults.map((fault) => `seed ${seed}, ${name}: ${fault}`));
      if (isInvalid(api)) invalid += 1;
    }
    expect(complaints).toEqual([]);
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
function listSources(): readonly string[] {
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
  return [...fixtures, ...own];
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
function mutate(sources: readonly string[], seed: number): Mutant {
  const random = createRandom(seed);
  const source = sources[seed % sources.length] ?? '';
  if (random.isLikely(0.5)) return mutateText(source, random);
  return toMutant(parse(source) as unknown, random);
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

function isInvalid(api: unknown): api is { readonly problems: readonly Problem[] } {
  return typeof api === 'object' && api !== null && 'problems' in api;
}

function listFormErrors(api: unknown): readonly string[] {
  if (api instanceof Error) return [`threw ${api.stack}`];
  const problems = isInvalid(api)
    ? api.problems
    : (api as { warnings: readonly Problem[] }).warnings;
  const isUnsaid = isInvalid(api) && !problems.some(({ severity }) => severity === 'error');
  return [
    ...(isUnsaid ? ['says of no error'] : []),
    ...problems.flatMap((problem) => (isComplete(problem) ? [] : [JSON.stringify(problem)])),
  ];
}

/** With a place, words that are ours, and a fix. */
function isComplete({ file, line = 0, column = 0, message, hint = '' }: Problem): boolean {
  const isPlaced = file === 'specs/odd.yaml' && line > 0 && column > 0;
  const isTechnical = /\[object |TypeError|RangeError|\.[jt]s:\d|See the OpenAPI specification/;
  return isPlaced && message !== '' && hint !== '' && !isTechnical.test(message + hint);
}

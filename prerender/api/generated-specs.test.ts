import { describe, expect, it } from 'vitest';
import { generateDocument } from './fixtures/generate-document';
import { listPages } from './fixtures/read-whole-api';
import type { Spec } from './document/spec';
import { parseSpec } from './load-spec';

/** From about 700 on, further documents only pair other names with other methods. */
const SEEDS = toSeeds(1000);

/** One of so many is read as a file, too. */
const EACH = 10;

/** Characters of all pages of a document: an ordinary one has 130,000. */
const MOST_CHARACTERS = 2_000_000;

// The machine may have other work; a hang takes for ever.
const PATIENCE = { timeout: 300_000 };

describe('for a thousand generated documents', () => {
  it('all pages are made, of the usual size', PATIENCE, () => {
    const wrong = SEEDS.flatMap((seed) => {
      const mistakes = listMistakes(() => listPages(toSpec(generateDocument(seed)), ''));
      return mistakes.map((text) => `seed ${seed}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it('files of them are valid', PATIENCE, async () => {
    const wrong: string[] = [];
    for (const seed of SEEDS.filter((one) => one % EACH === 1)) {
      const loaded = await parseSpec('specs/odd.json', JSON.stringify(generateDocument(seed)));
      if (loaded.kind === 'invalid') wrong.push(`seed ${seed}: ${JSON.stringify(loaded.problems)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('the prototype of all objects stays as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('schema');
  });
});

/** `DOCUMENT_SEEDS=5000-9000` looks further than each run can. */
function toSeeds(count: number): readonly number[] {
  const limits = (process.env['DOCUMENT_SEEDS'] ?? '').split('-').filter(Boolean).map(Number);
  const [from = 1, to = count] = limits;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function toSpec(document: Spec['document']): Spec {
  const file = 'specs/odd.json';
  const locate = () => ({ file, line: 1, column: 1 });
  return { id: 'odd', file, document, locate, files: [file], warnings: [] };
}

function listMistakes(run: () => readonly string[]): readonly string[] {
  try {
    const pages = run();
    if (pages.some((page) => page === undefined)) return ['a page is nothing'];
    const size = pages.join('').length;
    return size > MOST_CHARACTERS ? [`the pages have ${size} characters`] : [];
  } catch (error) {
    return [error instanceof Error ? String(error.stack).slice(0, 600) : String(error)];
  }
}

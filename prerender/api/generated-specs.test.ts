import { describe, expect, it } from 'vitest';
import { generateDocument } from './fixtures/generate-document';
import { listPages } from './fixtures/read-whole-api';
import type { Spec } from './document/document';
import { parseSpec } from './load-spec';
import { PATIENCE, listSeeds, toSeedParts } from './fixtures/seeds';

/** After about 700, more documents only combine other names with other methods; the last one has failed before. */
const SEEDS = [...listSeeds(1000), 90_550];

/** Every tenth document is also read as a file. */
const EACH = 10;

/** The limit of characters in all pages of a document; a typical one has 130,000. */
const MOST_CHARACTERS = 2_000_000;

describe('for generated documents', () => {
  describe.each(toSeedParts(SEEDS))('of the seeds $name', ({ seeds }) => {
    it('all pages are created, in a normal size', PATIENCE, () => {
      const wrong = seeds.flatMap((seed) => {
        const mistakes = listMistakes(() => listPages(toSpec(generateDocument(seed)), ''));
        return mistakes.map((text) => `seed ${seed}: ${text}`);
      });
      expect(wrong).toEqual([]);
    });

    it('their files are valid', PATIENCE, async () => {
      const wrong: string[] = [];
      for (const seed of seeds.filter((one) => one % EACH === 1)) {
        const loaded = await parseSpec('specs/odd.json', JSON.stringify(generateDocument(seed)));
        if (loaded.kind === 'invalid')
          wrong.push(`seed ${seed}: ${JSON.stringify(loaded.problems)}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  it('Object.prototype stays unchanged', { tags: ['F74'] }, () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('schema');
  });
});

function toSpec(document: Spec['document']): Spec {
  const file = 'specs/odd.json';
  const locate = () => ({ file, line: 1, column: 1 });
  return { id: 'odd', file, document, locate, files: [file], isForeign: false, warnings: [] };
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

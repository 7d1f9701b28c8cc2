import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listClaims } from '../claims';

const claims = listClaims();
const ids = claims.map(({ id }) => id);

describe('the claims of the catalogues', () => {
  it('have an id and a sentence of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const sentences = claims.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const { id, sentence } of claims) {
      expect(id).toMatch(/^[FS]\d+$/);
      expect(sentence).toMatch(/^[A-Z`‘"][^\n]*\.$/);
    }
  });

  it('have a test of the gate each, and no test has the id of another', () => {
    const tags = listTags();
    const inGate = new Set(tags.filter((tag) => !/'@?all'/.test(tag)).flatMap(listIds));
    expect(claims.filter(({ id }) => !inGate.has(id))).toEqual([]);
    expect(tags.flatMap(listIds).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** The options of tests that have ids: `tags` in Vitest, and `tag`, with an @ before each id, in Playwright. */
function listTags(): readonly string[] {
  return listTestFiles().flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\btags?: (?:\[[^\]]*\]|'[^']*')/g),
      ([tag]) => tag,
    ),
  );
}

function listIds(tag: string): readonly string[] {
  return Array.from(tag.matchAll(/'@?([FS]\d+)'/g), ([, id = '']) => id);
}

/** The tests of Vitest, and all files of the browser tests, because some that are shared define tests, too. */
function listTestFiles(): readonly string[] {
  return ['src', 'prerender', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.test\.tsx?$|^tests\/browser\/.*\.ts$/.test(file)),
  );
}

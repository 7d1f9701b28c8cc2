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

  it('have a test each, and no test has the id of another', () => {
    const tagged = new Set(listTaggedIds());
    expect(claims.filter(({ id }) => !tagged.has(id))).toEqual([]);
    expect([...tagged].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** The ids in the options of tests: in the property `tags` for Vitest, and in `tag`, after an @, for Playwright. */
function listTaggedIds(): readonly string[] {
  return listTestFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btags?: (?:\[[^\]]*\]|'[^']*')/g)].flatMap(([tag]) =>
      [...tag.matchAll(/'@?([FS]\d+)'/g)].map(([, id = '']) => id),
    ),
  );
}

/** The tests of Vitest, and all files of the browser tests, because some that are shared define tests, too. */
function listTestFiles(): readonly string[] {
  return ['src', 'prerender', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.test\.tsx?$|^tests\/browser\/.*\.ts$/.test(file)),
  );
}

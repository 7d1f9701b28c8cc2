import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listDocuments, listHtmlMistakes, listMistakesBelow } from './html-mistakes';
import { siteFolder } from './site-pages';
import { expect, test, toTiers } from './test';

/** A part has documents of every folder. The gate checks one of them. */
const PARTS = 10;

function listParts(): readonly (readonly string[])[] {
  const documents = listDocuments(siteFolder);
  return Array.from({ length: PARTS }, (_, part) =>
    documents.filter((_, index) => index % PARTS === part),
  );
}

/** Characters that nobody sees, and that are pasted with a text. The sources of this site have none of their own. */
const INVISIBLE = /[\u200B\u00AD\u2060\uFEFF]/;

/** What a style draws is never copied. */
const UNSEEN = /<(style|script)[^]*?<\/\1>/g;

test('no page, data or Markdown has an invisible character that a reader could copy', () => {
  const texts = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|json|md|txt|atom)$/.test(name),
  );
  for (const type of ['html', 'json', 'md'])
    expect(texts.filter((name) => name.endsWith(`.${type}`)).length).toBeGreaterThan(100);
  const found = texts.filter((name) =>
    INVISIBLE.test(readFileSync(join(siteFolder, name), 'utf8').replaceAll(UNSEEN, '')),
  );
  expect(found).toEqual([]);
});

test.describe('the HTML', () => {
  test('with a mistake is not valid', async () => {
    const html =
      '<!DOCTYPE html><html lang="en"><head><title>Planted</title></head><body><p id="a">A</p><ul id="a"><p>B</p></ul></body></html>';
    const mistakes = await listHtmlMistakes('planted.html', html);
    expect(mistakes).toHaveLength(2);
    expect(mistakes.join('\n')).toContain('planted.html no-dup-id ');
    expect(mistakes.join('\n')).toContain('planted.html element-permitted-content ');
  });

  for (const [part, tag] of toTiers(listParts(), 1))
    test(
      `of ${part[0] ?? ''} and ${part.length - 1} more documents is valid`,
      { tag },
      async () => {
        expect(await listMistakesBelow(siteFolder, part)).toEqual([]);
      },
    );
});

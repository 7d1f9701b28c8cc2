import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the standard says, without opinions about how HTML is written. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // All scripts and styles come from the site itself.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

/** All documents of a built site: pages, the not-found page, and those that lead on to a page that has moved. */
export function listDocuments(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted();
}

/** The mistakes in documents of a built site. */
export async function listMistakesBelow(
  folder: string,
  documents: readonly string[] = listDocuments(folder),
): Promise<readonly string[]> {
  const mistakes = documents.map((name) =>
    listHtmlMistakes(name, readFileSync(join(folder, name), 'utf8')),
  );
  return (await Promise.all(mistakes)).flat();
}

/** The mistakes in a document: its name, the rule, the place, and what is wrong. */
export async function listHtmlMistakes(name: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message }) => `${name} ${ruleId} ${line}:${column} ${message}`,
    ),
  );
}

import { bundledLanguagesInfo } from 'shiki';
import type { HighlighterGeneric, LanguageRegistration } from 'shiki';

/** What a language needs to be read: its own grammar and those that it embeds; by all of its names. */
export type Grammars = ReadonlyMap<string, readonly LanguageRegistration[]>;

/** Reads the grammars of some languages; they cost little until they are used. */
export async function loadGrammars(languages: readonly string[]): Promise<Grammars> {
  const entries = languages.map(async (language) => {
    const info = bundledLanguagesInfo.find(
      ({ id, aliases = [] }) => id === language || aliases.includes(language),
    );
    if (info === undefined) throw new Error(`There is no grammar of ${language}.`);
    const { default: grammars } = await info.import();
    return [info.id, ...(info.aliases ?? [])].map((name) => [name, grammars] as const);
  });
  return new Map((await Promise.all(entries)).flat());
}

/**
 * Gives a highlighter the grammars of a language when it is used first: to prepare all of them takes
 * seconds and 200 MB. The result tells whether the language is known.
 *
 * What a language may embed, such as Markdown any other, is prepared with it. Else its colours would depend
 * on which pages were read before.
 */
export function createGrammarLoader(
  highlighter: Pick<HighlighterGeneric<never, never>, 'loadLanguageSync'>,
  grammars: Grammars,
): (language: string) => boolean {
  const prepared = new Set<readonly LanguageRegistration[]>();
  return function prepare(language) {
    const own = grammars.get(language);
    if (own === undefined) return false;
    if (prepared.has(own)) return true;
    prepared.add(own);
    for (const { embeddedLangsLazy = [] } of own) embeddedLangsLazy.forEach(prepare);
    highlighter.loadLanguageSync(...own);
    return true;
  };
}

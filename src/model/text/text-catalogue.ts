/** Interface texts by section and key. */
export type TextCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Joins catalogues into one. Two can share a section, but not a key. */
export function joinTexts(catalogues: readonly TextCatalogue[]): TextCatalogue {
  const joined = new Map<string, Record<string, string>>();
  for (const [section, texts] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
    const known = joined.get(section) ?? {};
    const twice = Object.keys(texts).find((key) => Object.hasOwn(known, key));
    if (twice !== undefined) throw new Error(`There are two texts "${section}.${twice}".`);
    joined.set(section, { ...known, ...texts });
  }
  return Object.fromEntries(joined);
}

/** Translates texts. Those without a translation stay as they are. */
export function translateTexts(texts: TextCatalogue, translation: TextCatalogue): TextCatalogue {
  const sections = Object.entries(texts).map(([section, own]) => {
    const pairs = Object.entries(own).map(([key, text]) => [
      key,
      translation[section]?.[key] ?? text,
    ]);
    return [section, Object.fromEntries(pairs) as Record<string, string>] as const;
  });
  return Object.fromEntries(sections);
}

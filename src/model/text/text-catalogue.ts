/** The texts of the interface, by section and key. */
export type TextCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A catalogue in another language: texts that the translation does not have are kept. */
export function translateTexts<Texts extends TextCatalogue>(
  texts: Texts,
  translation: TextCatalogue,
): Texts {
  const sections = Object.entries(texts).map(([section, own]) => [
    section,
    { ...own, ...translation[section] },
  ]);
  return Object.fromEntries(sections) as Texts;
}

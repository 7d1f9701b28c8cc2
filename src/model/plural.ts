/** Chooses a plural form of an interface text, such as `1 item|{count} items`. Behaviour S9.21. */
export function toPlural(text: string, count: number, locale = 'en'): string {
  const forms = text.split('|');
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const ordered = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    (categories as readonly string[]).includes(category),
  );
  const index = ordered.indexOf(new Intl.PluralRules(locale).select(count));
  const form = forms[Math.min(index, forms.length - 1)] ?? text;
  return form.replaceAll('{count}', String(count));
}

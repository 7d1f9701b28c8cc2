/** The order of the plural forms in a text. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Chooses a plural form of an interface text, such as `1 item|{count} items`.
 *
 * Uses the last form if the text has fewer or more forms than the language.
 *
 */
export function toPlural(text: string, count: number, locale = 'en'): string {
  const forms = text.split('|');
  const categories = listPluralCategories(locale);
  const wanted = categories.indexOf(getRules(locale).select(count));
  const form = forms.length > categories.length ? undefined : forms[wanted];
  return (form ?? forms.at(-1) ?? text).replaceAll('{count}', String(count));
}

/** Returns the problem of a text that has more plural forms than the language. */
export function checkPlural(text: string, locale: string): string | undefined {
  const forms = text.split('|');
  const categories = listPluralCategories(locale);
  if (forms.length <= categories.length) return undefined;
  return `For locale=${locale}, a maximum of ${categories.length} plural forms are expected (${categories.join(',')}), but the message contains ${forms.length}: ${text}`;
}

function listPluralCategories(locale: string): readonly string[] {
  const { pluralCategories } = getRules(locale).resolvedOptions();
  return order.filter((category) => pluralCategories.includes(category));
}

/** A cache: creating the rules of a language takes longer than using them. */
const known = new Map<string, Intl.PluralRules>();

function getRules(locale: string): Intl.PluralRules {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return rules;
}

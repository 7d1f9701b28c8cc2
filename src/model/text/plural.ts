/** The order of the plural forms in a text. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Chooses a plural form of an interface text, such as `1 item|{count} items`.
 *
 * Uses the last form if the text has fewer or more forms than the language.
 */
export function toPlural(text: string, count: number, locale = 'en'): string {
  const forms = text.split('|');
  const { rules, categories } = getForms(locale);
  const wanted = categories.indexOf(rules.select(count));
  const form = forms.length > categories.length ? undefined : forms[wanted];
  return (form ?? forms.at(-1) ?? text).replaceAll('{count}', String(count));
}

/** Returns the problem of a text that has more plural forms than the language. */
export function checkPlural(text: string, locale: string): string | undefined {
  const forms = text.split('|');
  const { categories } = getForms(locale);
  if (forms.length <= categories.length) return undefined;
  return `For locale=${locale}, a maximum of ${categories.length} plural forms are expected (${categories.join(',')}), but the message contains ${forms.length}: ${text}`;
}

interface Forms {
  readonly rules: Intl.PluralRules;
  readonly categories: readonly string[];
}

/** A cache: creating the rules of a language, and asking for their names, takes longer than using them. */
const known = new Map<string, Forms>();

function getForms(locale: string): Forms {
  const forms = known.get(locale) ?? createForms(locale);
  known.set(locale, forms);
  return forms;
}

function createForms(locale: string): Forms {
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  return { rules, categories: order.filter((category) => pluralCategories.includes(category)) };
}

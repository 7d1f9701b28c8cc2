/**
 * Makes a text that a build asks for twice, once for browsers and once to prerender; by its owner and name.
 *
 * Who asks second takes it away: thousands of pages are not kept longer than they are needed.
 */
export function makeForBoth(owner: object, name: string, make: () => string): string {
  const texts = made.get(owner) ?? new Map<string, string>();
  made.set(owner, texts);
  const found = texts.get(name);
  if (found !== undefined) {
    texts.delete(name);
    return found;
  }
  const text = make();
  texts.set(name, text);
  return text;
}

const made = new WeakMap<object, Map<string, string>>();

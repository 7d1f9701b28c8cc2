import type { GuideStore } from './guide-store';

/** A store that reads the text of each guide once, for a build: it asks for it several times. */
export function keepTexts(store: GuideStore): GuideStore {
  const texts = new Map<string, ReturnType<GuideStore['loadText']>>();
  return {
    ...store,
    loadText: (file) => {
      const text = texts.get(file) ?? store.loadText(file);
      texts.set(file, text);
      return text;
    },
    clear: () => {
      texts.clear();
      store.clear();
    },
  };
}

import type { Page } from '@playwright/test';

/**
 * Does to the open page what a browser's translator does: each text becomes an element of the translator's own,
 * in brackets, and so does each text that appears later, a moment after it has appeared. What a reader has typed
 * stays as it is: the text inside a `textarea` is its value.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untouched = 'script, style, textarea, font, code, pre, [translate="no"]';
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && text.parentElement?.closest(untouched) === null)
          texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `[${text.data}]`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(translateAll, 20);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    translateAll();
  });
}

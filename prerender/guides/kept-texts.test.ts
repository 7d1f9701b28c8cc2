import { expect, it } from 'vitest';
import type { GuideStore } from './guide-store';
import { keepTexts } from './kept-texts';

it('reads each text once, and again after the store is cleared', async () => {
  const read: string[] = [];
  const store = keepTexts({
    loadText: (file: string) => {
      read.push(file);
      return Promise.resolve({ file, text: `Text ${read.length}.` });
    },
    clear: () => read.push('cleared'),
  } as unknown as GuideStore);
  await Promise.all(['a.mdx', 'a.mdx', 'b.mdx'].map(store.loadText));
  expect((await store.loadText('a.mdx')).text).toBe('Text 1.');
  store.clear();
  expect((await store.loadText('a.mdx')).text).toBe('Text 4.');
  expect(read).toEqual(['a.mdx', 'b.mdx', 'cleared', 'a.mdx']);
});

import { describe, expect, it } from 'vitest';
import { createGrammarLoader, loadGrammars } from './grammars';

/** Prepares languages one after the other, and lists the grammars that this has taken. */
async function listPrepared(languages: readonly string[]): Promise<readonly string[]> {
  const prepared: string[] = [];
  const loadLanguageSync = (...grammars: readonly { readonly name: string }[]) =>
    void prepared.push(...grammars.map(({ name }) => name));
  const prepare = createGrammarLoader(
    { loadLanguageSync } as never,
    await loadGrammars(['js', 'json', 'markdown']),
  );
  for (const language of languages) expect(prepare(language)).toBe(true);
  return prepared;
}

describe('the grammars of a highlighter', () => {
  it('are prepared when they are used, under any of their names', async () => {
    expect(await listPrepared([])).toEqual([]);
    expect(await listPrepared(['json'])).toEqual(['json']);
    expect(await listPrepared(['js', 'javascript'])).toEqual(['javascript']);
  });

  it('are prepared with what they may embed, so that no earlier page decides their colours', async () => {
    expect(await listPrepared(['md'])).toEqual(['javascript', 'json', 'markdown']);
  });

  it('do not include those of unknown languages', async () => {
    const prepare = createGrammarLoader({} as never, await loadGrammars([]));
    expect(prepare('constructor')).toBe(false);
    await expect(loadGrammars(['nonsense'])).rejects.toThrow('There is no grammar of nonsense.');
  });
});

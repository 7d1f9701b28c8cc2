/** Source of a pattern for one character of a script that is written without spaces. */
export const IDEOGRAPH = '(?=[\\p{L}\\p{N}\\p{M}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]';

const STARTS_WITH_IDEOGRAPH = new RegExp(`^${IDEOGRAPH}`, 'u');

/** Whether a word is in Japanese or Chinese characters; words are never mixed. */
export function isIdeographic(word: string): boolean {
  return STARTS_WITH_IDEOGRAPH.test(word);
}

/** All pairs of neighbours; a lone character stays alone. */
export function toBigrams(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

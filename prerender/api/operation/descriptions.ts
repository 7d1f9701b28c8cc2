const MAX_LENGTH = 200;

/** The first sentence of a plain text, for meta descriptions; cut at a word when it is long. */
export function toFirstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?。])\s/u);
  if (sentence.length <= MAX_LENGTH) return sentence;
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

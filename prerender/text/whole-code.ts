/** Characters that fit on a line of the narrowest phone, also within a list. */
const MOST_CODE = 24;
const MOST_WORDS = 32;

/** True for code that stays on one line, although it has a hyphen, a slash or a question mark to break after. */
export function isWholeCode(code: string): boolean {
  return code.length <= MOST_CODE && /^(?:[A-Z]+ (?=\/))?\S*[-/?]\S+$/.test(code);
}

/** True if the words of a link are a request, such as `GET /teams`, and stay on one line. */
export function isWholeRequest(words: string): boolean {
  return words.length <= MOST_WORDS && /^[A-Z]+ \/\S*$/.test(words);
}

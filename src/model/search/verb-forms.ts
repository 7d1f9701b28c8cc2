/**
 * The verbs that an English form may come from: `creating` from `create`, `logged` from `log`.
 *
 * Not all of them are words: the index tells which of them are.
 */
export function listVerbs(form: string): readonly string[] {
  if (/[^ae]ied$/.test(form)) return [`${form.slice(0, -3)}y`];
  const [, start = ''] = /^([a-z]*[aeiouy][a-z]+)(?:ing|ed)$/.exec(form) ?? [];
  if (start.length < MIN_LENGTH) return [];
  const isDoubled = start.at(-1) === start.at(-2);
  return [start, `${start}e`, ...(isDoubled ? [start.slice(0, -1)] : [])];
}

/** `adding` is of `add`; `ring` and `red` are of nothing. */
const MIN_LENGTH = 3;

/** Where a secret stands in a text: from the first index, up to the second. */
export type TextRange = readonly [start: number, end: number];

/**
 * Where the values of secret names stand in a JSON text, without the quotes of strings.
 *
 * The text may be unfinished, as while a reader types.
 */
export function listSecretRanges(
  text: string,
  isSecret: (name: string) => boolean,
): readonly TextRange[] {
  const ranges: TextRange[] = [];
  // One entry for each open object or list: true if all that stands in it is secret.
  const open: boolean[] = [];
  let isNext = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isHidden = isNext || open.at(-1) === true;
    if (token === '{' || token === '[') open.push(isHidden);
    else if (token === '}' || token === ']') open.pop();
    if (token === ':') continue;
    const end = index + token.length;
    const isName = token.startsWith('"') && /^\s*:/.test(text.slice(end, end + 100));
    if (isName) isNext = isSecret(toName(token));
    else if (/^[{}[\],]$/.test(token)) isNext = false;
    if (isName || !isHidden || /^(?:[{}[\],]|true|false|null)$/.test(token)) continue;
    const isString = token.startsWith('"');
    const isClosed = isString && token.length > 1 && token.endsWith('"');
    ranges.push([isString ? index + 1 : index, isClosed ? end - 1 : end]);
  }
  return ranges.filter(([start, end]) => start < end);
}

/** A string, which a line ends at the latest, a sign, or what stands between signs. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g;

function toName(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token.slice(1);
  }
}

/** The text with a dot for each character of these ranges, so that everything stays in its place. */
export function toCoveredText(text: string, ranges: readonly TextRange[]): string {
  const ends = [0, ...ranges.map(([, end]) => end)];
  const parts = ranges.map(
    ([start, end], index) =>
      text.slice(ends[index], start) + Array.from(text.slice(start, end), () => '•').join(''),
  );
  return parts.join('') + text.slice(ends.at(-1));
}

/** A part of what a pattern matches: a text, or some characters of a set. */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'some'; readonly of: string; readonly min: number; readonly max?: number };

/**
 * The parts of a pattern that words can say, such as `^div_[0-9A-Z]{26}$`; undefined for one with choices,
 * options or negations, and for one that matches in the middle of a text.
 */
export function toPatternParts(pattern: string): readonly PatternPart[] | undefined {
  const [, whole = ''] = /^\^(.+)\$$/.exec(pattern) ?? [];
  const parts: PatternPart[] = [];
  for (let rest = whole; rest !== '';) {
    const set = SET.exec(rest);
    const [found = ''] = set ?? TEXT.exec(rest) ?? [];
    if (found === '') return undefined;
    parts.push(set === null ? { kind: 'text', text: found.replaceAll('\\', '') } : toSome(set));
    rest = rest.slice(found.length);
  }
  return parts.length === 0 || parts.length > MOST ? undefined : parts;
}

/** More would be a riddle, too. */
const MOST = 4;

/** A set and how often it occurs. */
const SET = /^(?:\[([A-Za-z\d_-]+)\]|\\d)(?:\{(\d+)(?:(,)(\d*))?\}|(\+))?(?![?*+{])/;

/** Characters that stand for themselves. */
const TEXT = /^(?:\\[^A-Za-z\d]|[A-Za-z\d _:/,"-])+(?![?*+{])/;

function toSome([, of = '0-9', count = '1', comma, most = '', plus]: RegExpExecArray): PatternPart {
  const min = Number(count);
  if (plus !== undefined || (comma !== undefined && most === '')) return { kind: 'some', of, min };
  return { kind: 'some', of, min, max: comma === undefined ? min : Number(most) };
}

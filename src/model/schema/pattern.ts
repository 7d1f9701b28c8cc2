/**
 * Whether a string matches an author's pattern.
 *
 * JavaScript's engine backtracks, which may take years. So patterns with nested quantifiers are not run, and
 * long strings are not tested: both count as matching, and so does an invalid pattern.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  if (text.length > LONGEST || mayRunAway(pattern)) return true;
  // In Unicode mode, as JSON Schema recommends; else in the lenient mode, which allows `\-` everywhere.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // Invalid in this mode, or too large for the engine.
    }
  }
  return true;
}

const LONGEST = 1000;

/**
 * Whether a repeated group contains a quantifier and no fixed character, such as `(a+)+` or `(\w+\s?)*`:
 * it matches the same string in countless ways. In `(-[a-z]+)*` the hyphen makes the match unambiguous.
 */
function mayRunAway(pattern: string): boolean {
  let shape = pattern
    .replaceAll(/\\(?:[pPu]\{[^}]*\}|.)/gs, (escape) =>
      /[dDwWsSpP]/.test(escape[1] ?? '') ? '.' : 'x',
    )
    .replaceAll(/\[[^\]]*\]/g, '.')
    .replaceAll(/\{(\d+)(,?)(\d*)\}/g, (_, min: string, comma: string, max: string) =>
      comma !== '' && max === '' ? '*' : Math.max(Number(min), Number(max)) >= MANY ? '*' : '',
    );
  for (let group = GROUP.exec(shape); group !== null; group = GROUP.exec(shape)) {
    const [whole, body = '', repeat = ''] = group;
    const isOpen = body.split('|').some((way) => /[*+?]/.test(way) && !FIXED.test(way));
    if (isOpen && repeat !== '') return true;
    shape = shape.replace(whole, () => (isOpen ? '.+' : FIXED.test(body) ? 'x' : '.') + repeat);
  }
  return false;
}

/** Repetitions from this number on count as unbounded. */
const MANY = 10;

/** A group without another one inside. */
const GROUP = /\((?:\?(?:[:=!]|<[^>]*[>=!]))?([^()]*)\)([*+]?)/;

/** A character that every match contains. */
const FIXED = /[^.*+?^$|](?![*+?])/;

/**
 * Whether an author's pattern finds something in a text.
 *
 * JavaScript's own engine tries all ways one after the other, which may take it years. So a pattern with
 * repeats inside repeats is not run, nor is a long text tested: both count as matching. So does what is no
 * pattern at all.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  if (text.length > LONGEST || mayRunAway(pattern)) return true;
  // By Unicode's rules, as JSON Schema has it; else by the lenient ones, which allow `\-` everywhere.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // It is none by these rules, or too large for the engine.
    }
  }
  return true;
}

const LONGEST = 1000;

/**
 * Whether a group repeats that itself has repeats and no character that is always there, such as `(a+)+`
 * or `(\w+\s?)*`: the same text fits it in countless ways. In `(-[a-z]+)*` the hyphen tells them apart.
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

/** So many times is as good as without end. */
const MANY = 10;

/** A group that has no other one inside. */
const GROUP = /\((?:\?(?:[:=!]|<[^>]*[>=!]))?([^()]*)\)([*+]?)/;

/** A character that must be there. */
const FIXED = /[^.*+?^$|](?![*+?])/;

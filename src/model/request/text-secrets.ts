import { decodePercent } from '../site/decode-percent';
import type { TextRange } from './secret-ranges';
import { listSecretRanges } from './secret-ranges';

type IsSecret = (name: string) => boolean;

/**
 * Where the values of secret names stand in a text that is no JSON: in XML, in a form, in the parts of a
 * multipart body, in lines such as `password: x`, and in JSON inside it.
 *
 * Nobody declares what stands where in a text, so all of these are looked for in any.
 */
export function listTextSecrets(text: string, isSecret: IsSecret): readonly TextRange[] {
  const found = [
    ...listElementTexts(text, isSecret),
    ...listNamed(text, PAIR, isSecret),
    ...listNamed(text, LINE, isSecret),
    ...listNamed(text, PART, isSecret),
    ...listSecretRanges(text, isSecret),
  ];
  return toDisjoint(found.filter(([start, end]) => start < end));
}

/** A field of a form, or an attribute. */
const PAIR =
  /(?<name>[^\s&=<>"'?;,]+)=(?:"(?<quoted>[^"<>]*)|'(?<single>[^'<>]*)|(?<value>[^&\s"'<>]+))/dg;

/** A line with a name in front of it. */
const LINE = /^[ \t-]*(?<name>[\w.-]+)[ \t]*:[ \t]+(?<value>[^\s"{[<][^\r\n]*)/dgm;

/** A part of a multipart body with at most ten more headers, up to the boundary after it. */
const PART =
  /;[ \t]*name="(?<name>[^"\r\n]*)"[^\r\n]*\r?\n(?:[^\r\n]+\r?\n){0,10}\r?\n(?<value>(?:(?!\r?\n--)[^])*)/dg;

function listNamed(text: string, pattern: RegExp, isSecret: IsSecret): readonly TextRange[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {}, indices }): readonly TextRange[] => {
    const places = indices?.groups ?? {};
    const place = places['quoted'] ?? places['single'] ?? places['value'];
    return place !== undefined && isSecret(toName(groups['name'] ?? '')) ? [place] : [];
  });
}

/** The name of a form's field may be encoded, and have others around it: `user[password]`. */
function toName(text: string): string {
  const name = decodePercent(text.replaceAll('+', ' '));
  return /\[([^[\]]+)\]$/.exec(name)?.[1] ?? name;
}

/** The texts in a secret element, and in the elements in it. */
function listElementTexts(text: string, isSecret: IsSecret): readonly TextRange[] {
  const ranges: TextRange[] = [];
  // One entry for each open element: true if all that stands in it is secret.
  const open: boolean[] = [];
  for (const { 0: token, index, groups = {} } of text.matchAll(XML)) {
    const { start, end, data } = groups;
    const isHidden = open.at(-1) === true;
    if (start !== undefined) {
      const isWhole = token.endsWith('/>');
      if (!isWhole) open.push(isHidden || isSecret(start.slice(start.indexOf(':') + 1)));
    } else if (end !== undefined) open.pop();
    else if (isHidden && data !== undefined) ranges.push([index + 9, index + 9 + data.length]);
    else if (isHidden && !token.startsWith('<') && token.trim() !== '') {
      const from = index + token.length - token.trimStart().length;
      ranges.push([from, index + token.trimEnd().length]);
    }
  }
  return ranges;
}

const XML =
  /<!\[CDATA\[(?<data>[^]*?)(?:\]\]>|$)|<\/(?<end>[^\s>]*)>?|<(?<start>[^\s<>/!?]+)(?:"[^"]*"|'[^']*'|[^<>"'])*>?|[^<]+|</g;

/** The ranges in their order, those that overlap as one. */
function toDisjoint(ranges: readonly TextRange[]): readonly TextRange[] {
  const disjoint: TextRange[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = disjoint.at(-1);
    if (before === undefined || start > before[1]) disjoint.push([start, end]);
    else disjoint[disjoint.length - 1] = [before[0], Math.max(before[1], end)];
  }
  return disjoint;
}

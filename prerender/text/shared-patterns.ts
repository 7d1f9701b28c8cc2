import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki';

type Text = string | RegexEngineString;
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

/** A pattern, and its last search. */
interface Pattern {
  readonly source: string;
  /** True if a match depends on where the search starts. */
  readonly isAnchored: boolean;
  /** Compiled at the first search: many are never reached. */
  scanner?: PatternScanner;
  last?: Search;
}

interface Search {
  readonly text: Text;
  readonly from: number;
  readonly options: number;
  readonly match: Match | null;
}

/**
 * Makes an engine compile each pattern once. A grammar has a scanner for each of its states, and most patterns are
 * part of many: of the 4,400 in those that a guide with TypeScript needs, 500 are different.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const known = new Map<string, Pattern>();
  const toPattern = (pattern: string | RegExp): Pattern => {
    const source = typeof pattern === 'string' ? pattern : pattern.source;
    const shared = known.get(source) ?? { source, isAnchored: source.includes('\\G') };
    known.set(source, shared);
    return shared;
  };

  function search(pattern: Pattern, text: Text, from: number, options: number): Match | null {
    const { last } = pattern;
    if (last !== undefined && stillHolds(pattern, last, text, from, options)) return last.match;
    pattern.scanner ??= engine.createScanner([pattern.source]);
    const match = pattern.scanner.findNextMatchSync(text, from, options);
    pattern.last = { text, from, options, match };
    return match;
  }

  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      const patterns = sources.map(toPattern);
      return {
        /** The first match, and of several that start there, that of the first pattern. */
        findNextMatchSync(text, from, options) {
          let first: Match | null = null;
          for (const [index, pattern] of patterns.entries()) {
            const match = search(pattern, text, from, options);
            if (match === null || (first !== null && toStart(match) >= toStart(first))) continue;
            first = { index, captureIndices: match.captureIndices };
            if (toStart(match) === from) break;
          }
          return first;
        },
      };
    },
  };
}

/** True if a search from a later position would have the same result. */
function stillHolds(
  { isAnchored }: Pattern,
  last: Search,
  text: Text,
  from: number,
  options: number,
): boolean {
  if (isAnchored || last.text !== text || last.options !== options || last.from > from)
    return false;
  return last.match === null || toStart(last.match) >= from;
}

function toStart({ captureIndices }: Match): number {
  return captureIndices[0]?.start ?? 0;
}

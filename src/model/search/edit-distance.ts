/** Words from this length may have one typo, and from the next two. */
const MIN_LENGTH_FOR_TYPOS = [4, 8] as const;

/** How many typos a word of a length may have. */
export function getTypoLimit(length: number): number {
  return MIN_LENGTH_FOR_TYPOS.filter((least) => length >= least).length;
}

/**
 * The number of letters to change, insert, drop or swap with their neighbour to turn one word into another.
 *
 * Stops at `limit`: any greater distance is returned as `limit + 1`.
 */
export function getEditDistance(from: string, to: string, limit: number): number {
  return getDistances(from, to, limit).whole;
}

/** The distance from a word to the closest beginning of another word, or `limit + 1`. */
export function getPrefixDistance(from: string, to: string, limit: number): number {
  return getDistances(from, to.slice(0, from.length + limit), limit).toPrefix;
}

interface Distances {
  readonly whole: number;
  readonly toPrefix: number;
}

/**
 * The "optimal string alignment" distance, row by row. Cells that are further than the limit from the diagonal
 * are worth more than the limit.
 */
function getDistances(from: string, to: string, limit: number): Distances {
  const none = limit + 1;
  if (from.length - to.length > limit) return { whole: none, toPrefix: none };
  let [above, previous, current] = rows;
  for (let column = 0; column <= to.length; column += 1) previous[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    const first = Math.max(1, row - limit);
    const last = Math.min(to.length, row + limit);
    current[first - 1] = first === 1 ? row : none;
    let least = current[first - 1] ?? none;
    const letter = from.charCodeAt(row - 1);
    const before = from.charCodeAt(row - 2);
    for (let column = first; column <= last; column += 1) {
      const other = to.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? none) + (letter === other ? 0 : 1);
      if (column < row + limit) cost = Math.min(cost, (previous[column] ?? none) + 1);
      cost = Math.min(cost, (current[column - 1] ?? none) + 1);
      if (row > 1 && column > 1 && before === other && letter === to.charCodeAt(column - 2))
        cost = Math.min(cost, (above[column - 2] ?? none) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return { whole: none, toPrefix: none };
    [above, previous, current] = [previous, current, above];
  }
  const [start, end] = [Math.max(0, from.length - limit), Math.min(to.length, from.length + limit)];
  return {
    whole: to.length > end ? none : Math.min(previous[to.length] ?? none, none),
    toPrefix: Math.min(none, ...previous.slice(start, end + 1)),
  };
}

/** The same three rows for all words: thousands of terms are compared with each. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

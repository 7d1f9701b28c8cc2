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

/** The "optimal string alignment" distance, row by row. */
function getDistances(from: string, to: string, limit: number): Distances {
  const none = limit + 1;
  if (from.length - to.length > limit) return { whole: none, toPrefix: none };
  let above: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column - 1] ?? none) + (isSame ? 0 : 1),
        (previous[column] ?? none) + 1,
        (current[column - 1] ?? none) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, (above[column - 2] ?? none) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return { whole: none, toPrefix: none };
    above = previous;
    previous = current;
  }
  return {
    whole: Math.min(previous[to.length] ?? none, none),
    toPrefix: Math.min(...previous, none),
  };
}

/** The value that a share of the values is below; 0 of none. */
export function getPercentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

export const MEDIAN = 0.5;
/** Of what happens often, the slow case that a user still meets every day. */
export const SLOW = 0.95;

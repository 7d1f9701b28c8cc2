/** Where a heading stands in the window, in pixels from its top. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadingWindow {
  /** Where text begins to be seen, below the bar at the top. */
  readonly offset: number;
  readonly height: number;
}

/**
 * The heading that the reader is at: the next one when it has reached the upper half of the window,
 * else the one before it.
 */
export function findActiveHeading(
  places: readonly HeadingPlace[],
  { offset, height }: ReadingWindow,
): string | undefined {
  const index = places.findIndex(({ top }) => top >= offset);
  const next = places[index];
  if (next === undefined) return places.at(-1)?.id;
  const isInUpperHalf = next.top > 0 && next.bottom < height / 2;
  return isInUpperHalf ? next.id : places[index - 1]?.id;
}

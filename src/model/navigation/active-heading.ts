/** The vertical position of a heading in the window, in pixels from the top. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadingWindow {
  /** Where visible text starts, below the bar at the top. */
  readonly offset: number;
  readonly height: number;
}

/**
 * The heading that the reader is at: the next one if it has reached the upper half of the window, or else
 * the previous one.
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

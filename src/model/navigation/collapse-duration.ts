/** The height of one unit of the formula, in pixels. */
const UNIT = 36;

/**
 * How long content takes to open or close, in milliseconds. The duration grows with the height, but more
 * and more slowly.
 */
export function toCollapseDuration(height: number): number {
  const units = Math.max(height, 0) / UNIT;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

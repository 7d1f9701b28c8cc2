/** The height that one unit of the formula stands for, in pixels. */
const UNIT = 36;

/**
 * How long content of a height takes to open or close, in milliseconds: the higher, the longer, but
 * ever less so.
 */
export function toCollapseDuration(height: number): number {
  const units = Math.max(height, 0) / UNIT;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

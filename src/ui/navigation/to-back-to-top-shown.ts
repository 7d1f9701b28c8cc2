/** How far down the way up is worth a button, in pixels. */
const FAR = 300;

/** A step of scrolling, in pixels from the top of the page. */
export interface ScrollStep {
  readonly previous: number;
  readonly y: number;
  /** As far down as it goes. */
  readonly end: number;
}

/** Whether the button to the top shows after a step, given whether it showed before. */
export function toBackToTopShown(isShown: boolean, { previous, y, end }: ScrollStep): boolean {
  if (y < FAR || y > previous) return false;
  if (y === previous) return isShown;
  // Browsers that bounce at the end come back up by themselves.
  return y < end;
}

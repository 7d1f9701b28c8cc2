/** The share of the distance left after each frame. */
const FACTOR = 0.85;

/** The scroll position of the next frame on the way to the top. */
export function toNextTop(top: number): number {
  return Math.floor(top * FACTOR);
}

/** Scrolls to the top: as the style of the page says if that is smoothly, else step by step. */
export function easeUp(): void {
  const { scrollBehavior } = getComputedStyle(document.documentElement);
  if (scrollBehavior === 'smooth') window.scrollTo(0, 0);
  else step(window.scrollY);
}

/** A reader who scrolls meanwhile has the page where they want it. */
function step(expected: number): void {
  if (Math.abs(window.scrollY - expected) > 1) return;
  const top = toNextTop(expected);
  window.scrollTo(0, top);
  if (top > 0) requestAnimationFrame(() => step(top));
}

/** The code of a key that an input method has used. https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode */
const USED_KEY = 229;

/**
 * True for a key that an input method uses itself: Enter, Escape and the arrows. Safari ends the composition before the
 * key that ends it, and says so only by the code: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === USED_KEY;
}

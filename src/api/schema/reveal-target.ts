/** How long the target of a link is highlighted. */
const MARKED_FOR_MS = 2000;

/** A recursive schema opens level by level, and each level takes a moment to render. */
const MAX_FRAMES = 60;

/**
 * Reveals the element of an anchor: opens the details around it, scrolls to it if it was hidden, and highlights
 * it for a moment. If the anchor no longer exists, reveals the nearest field around it. Returns a function that stops.
 */
export function revealTarget(id: string): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marked: HTMLElement | undefined;
  const show = (element: HTMLElement, isNew: boolean) => {
    // The browser has already scrolled to a visible element.
    if (openAround(element) || isNew) element.scrollIntoView();
    if (!element.matches('details, [data-anchor]')) return;
    element.dataset['revealed'] = '';
    marked = element;
    timer = setTimeout(stop, MARKED_FOR_MS);
  };
  const look = (left: number) => {
    const element = document.getElementById(id);
    if (element !== null) return show(element, left < MAX_FRAMES);
    const around = findAround(id);
    if (around !== undefined && left > 0 && openLater(around)) {
      frame = requestAnimationFrame(() => look(left - 1));
    } else if (around !== undefined) show(around, true);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    delete marked?.dataset['revealed'];
  };
  // A tab selected by the same anchor appears one frame later.
  if (id !== '') frame = requestAnimationFrame(() => look(MAX_FRAMES));
  return stop;
}

/** Opens the element and all closed details around it; returns whether it was hidden. */
function openAround(element: HTMLElement): boolean {
  let isHidden = false;
  let details = element.closest('details');
  while (details !== null) {
    isHidden ||= !details.open && details !== element;
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  return isHidden;
}

/** The nearest existing field around an anchor, found by shortening the anchor. */
function findAround(id: string): HTMLElement | undefined {
  for (let end = id.length - 1; end > 0; end--) {
    if (!/[.[({!]/.test(id.charAt(end))) continue;
    const element = document.getElementById(id.slice(0, end));
    if (element !== null) return element;
  }
  return undefined;
}

/** Opens fields that are rendered on demand; returns whether there are any. */
function openLater(around: HTMLElement): boolean {
  const later = around.querySelector<HTMLDetailsElement>('details[data-later]');
  if (later === null || later.closest('[data-anchor]') !== around) return false;
  later.open = true;
  return true;
}

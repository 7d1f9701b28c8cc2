/** How long the target of a link is highlighted. */
const MARKED_FOR_MS = 2000;

/** Content that opens on demand takes some frames to render after it has loaded. */
const MAX_FRAMES = 60;

/**
 * Reveals the element of an anchor: opens what is around it, loads it if the page does not have it, scrolls to
 * it if it was hidden, and highlights it for a moment. If the anchor does not exist, reveals the nearest field
 * around it. Returns a function that stops.
 */
export function revealTarget(id: string): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marked: HTMLElement | undefined;
  // In a tab that the same anchor selects.
  const wasHidden = document.getElementById(id)?.checkVisibility() === false;
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
    if (element !== null) return show(element, wasHidden || left < MAX_FRAMES);
    const later = findLater(id);
    if (later !== undefined && left > 0) {
      const isLoading = later.dataset['state'] === 'loading';
      if (later.dataset['state'] === undefined) later.click();
      frame = requestAnimationFrame(() => look(isLoading ? MAX_FRAMES - 1 : left - 1));
      return;
    }
    const around = findAround(id);
    if (around !== undefined) show(around, true);
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

/** The innermost control that opens on demand and whose content may have an anchor. */
function findLater(id: string): HTMLElement | undefined {
  let innermost: HTMLElement | undefined;
  for (const later of document.querySelectorAll<HTMLElement>('[data-later]')) {
    const { later: prefix = '', state } = later.dataset;
    if (
      state === 'failed' ||
      !id.startsWith(prefix) ||
      !STARTS_INSIDE.test(id.slice(prefix.length))
    )
      continue;
    if (prefix.length >= (innermost?.dataset['later'] ?? '').length) innermost = later;
  }
  return innermost?.dataset['state'] === 'open' ? undefined : innermost;
}

/** The characters before a part of an anchor. */
const STARTS_INSIDE = /^[.[({!]/;

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
    if (!STARTS_INSIDE.test(id.charAt(end))) continue;
    const element = document.getElementById(id.slice(0, end));
    if (element !== null) return element;
  }
  return undefined;
}

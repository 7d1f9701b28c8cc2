/** How long the place that a link leads to stands out. */
const MARKED_FOR_MS = 2000;

/** A recursive schema is opened level by level, each of which takes a moment to be made. */
const MAX_FRAMES = 60;

/**
 * Shows the place that an address names: opens what it is in, goes there if it was hidden, and marks it for
 * a moment. A place that no longer exists shows what was around it. Returns how to stop.
 */
export function revealTarget(id: string): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marked: HTMLElement | undefined;
  const show = (element: HTMLElement, isNew: boolean) => {
    // The browser itself has gone to what it could see.
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
  // A tab that is chosen for the same address is shown a frame later.
  if (id !== '') frame = requestAnimationFrame(() => look(MAX_FRAMES));
  return stop;
}

/** Opens all closed details around an element, and itself; returns whether it was hidden. */
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

/** The nearest field around a place, as its anchor names it. */
function findAround(id: string): HTMLElement | undefined {
  for (let end = id.length - 1; end > 0; end--) {
    if (!/[.[({!]/.test(id.charAt(end))) continue;
    const element = document.getElementById(id.slice(0, end));
    if (element !== null) return element;
  }
  return undefined;
}

/** Opens fields that are made only when somebody wants them; returns whether there are any. */
function openLater(around: HTMLElement): boolean {
  const later = around.querySelector<HTMLDetailsElement>('details[data-later]');
  if (later === null || later.closest('[data-anchor]') !== around) return false;
  later.open = true;
  return true;
}

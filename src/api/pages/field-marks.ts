import type { FieldPath } from '../../model/api/anchors';
import { readFieldPath } from '../../model/api/anchors';
import type { KeyPlace } from '../../model/text/key-places';
import { findKeyPlaces, findObjectPath, listKeyPlaces } from '../../model/text/key-places';
import { toRange } from '../text-range';

const HIGHLIGHT_NAME = 'pointed-key';

/**
 * Marks the key of the field at which a mouse points, or whose link has focus, in the code beside it, and the
 * other way round, beginning with the last event. Nothing of the document changes but an attribute. Returns a
 * function that ends it.
 */
export function followPointer(article: HTMLElement, last: Event): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  let field: Element | undefined;
  const mark = (next: Element | undefined, ranges: readonly Range[]) => {
    field?.removeAttribute('data-pointed');
    field = next;
    CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  };
  const pointAtField = (event: Event) => {
    if (isTouch(event)) return;
    const element = event.target instanceof Element ? event.target : null;
    if (element?.closest('[data-shows]') === null)
      mark(undefined, findKeys(article, element.closest('li[data-anchor]')));
  };
  const pointAtCode = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    const element = event.target instanceof Element ? event.target : null;
    const panel = element?.closest<HTMLElement>('[data-shows]');
    if (isTouch(event) || panel === null || panel === undefined) return;
    const code = element?.closest('code');
    const [pointed, key] =
      (code && findPointed(article, panel.dataset['shows'] ?? '', code, event)) ?? [];
    mark(pointed, key === undefined ? [] : [key]);
    pointed?.setAttribute('data-pointed', '');
  };
  const leave = () => mark(undefined, []);
  article.addEventListener('pointerover', pointAtField);
  article.addEventListener('focusin', pointAtField);
  article.addEventListener('pointermove', pointAtCode);
  article.addEventListener('pointerleave', leave);
  pointAtField(last);
  pointAtCode(last);
  return () => {
    article.removeEventListener('pointerover', pointAtField);
    article.removeEventListener('focusin', pointAtField);
    article.removeEventListener('pointermove', pointAtCode);
    article.removeEventListener('pointerleave', leave);
    leave();
  };
}

/** A finger hides what it points at. */
function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse';
}

/** The keys of a field in the code that is shown. */
function findKeys(article: Element, field: Element | null): readonly Range[] {
  const path = field === null ? undefined : readFieldPath(field.id);
  if (path === undefined) return [];
  const { owner, names } = path;
  const panel = findPanel(article, owner);
  const code = panel && findShownCode(panel);
  if (code === undefined) return [];
  const text = code.textContent;
  const places = isBody(owner) ? toBodyKeys(article, owner, text, names) : toNames(text, path);
  return places.map(({ start, end }) => toRange(code, start, end));
}

/** The field whose key stands in the line at which the reader points, and the place of the key. */
function findPointed(
  article: Element,
  owner: string,
  code: Element,
  { clientX, clientY }: PointerEvent,
): readonly [Element, Range] | undefined {
  // Some versions of Safari have highlights, and not this function.
  if (!('caretPositionFromPoint' in document)) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (caret === null || !code.contains(caret.offsetNode)) return undefined;
  const text = code.textContent;
  const offset = toOffset(code, caret.offsetNode, caret.offset);
  const line = { start: text.lastIndexOf('\n', offset - 1), end: text.indexOf('\n', offset) };
  const places = findKeyPlaces(text);
  const around = findObjectPath(places, listTopNames(article, owner));
  const inLine = places.filter(
    ({ start }) => start > line.start && (line.end === -1 || start < line.end),
  );
  const place = inLine.findLast(({ start }) => start <= offset) ?? inLine[0];
  if (place === undefined || around === undefined) return undefined;
  if (!isSame(place.path.slice(0, around.length), around)) return undefined;
  const names = place.path.slice(around.length);
  const field = listFields(article, owner).find(
    (one) => one.checkVisibility() && isSame(readFieldPath(one.id)?.names, names),
  );
  return field && [field, toRange(code, place.start, place.end)];
}

function isSame(one: readonly string[] = [], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isBody(owner: string): boolean {
  return owner === 'body' || owner.startsWith('response-');
}

/** The panel whose code has the fields of an owner: that of responses only while it shows the same status. */
function findPanel(article: Element, owner: string): Element | undefined {
  const shows = owner.startsWith('response-') ? owner : 'body';
  return article.querySelector(`[data-shows="${CSS.escape(shows)}"]`) ?? undefined;
}

function findShownCode(panel: Element): Element | undefined {
  return [...panel.querySelectorAll('pre code')].find((code) => code.checkVisibility());
}

function listFields(article: Element, owner: string): readonly Element[] {
  return [...article.querySelectorAll(`li[data-anchor][id^="${CSS.escape(owner)}"]`)];
}

/** The names of the outermost fields of a body. */
function listTopNames(article: Element, owner: string): ReadonlySet<string> {
  const paths = listFields(article, owner).map(({ id }) => readFieldPath(id));
  return new Set(paths.flatMap((path) => (path?.names.length === 1 ? path.names : [])));
}

function toBodyKeys(
  article: Element,
  owner: string,
  text: string,
  names: readonly string[],
): readonly KeyPlace[] {
  const places = findKeyPlaces(text);
  const around = findObjectPath(places, listTopNames(article, owner));
  return around === undefined ? [] : listKeyPlaces(places, around, names);
}

/** Where a sample names a parameter: in the URL, as a header, or as a key. */
function toNames(text: string, { owner, names: [name = ''] }: FieldPath) {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern =
    owner === 'query'
      ? new RegExp(`(?<=[?&])${plain}(?==)|(?<=["'])${plain}(?=["']\\s*(?::|=>|,))`, 'g')
      : new RegExp(`(?<=["'])${plain}(?=:|["']\\s*(?::|=>|,|\\]))`, 'gi');
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Where a position lies in the text of an element. */
function toOffset(root: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

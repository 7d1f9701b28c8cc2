import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import type { Problem } from '../../diagnostics/problem';

/** Notes an author's mistake at its place; the page is read on, so that all of them come back together. */
export function report(
  file: VFile,
  place: Node | Point,
  severity: Problem['severity'],
  message: string,
  hint: string,
): void {
  // What is made of something else keeps its position, and nothing else that could tell a place.
  const noted = file.message(message, { place: 'type' in place ? place.position : place });
  noted.fatal = severity === 'error';
  noted.note = hint;
}

/** The hint for a name that is not known: the nearest one, or what to do without. */
export function toNearestHint(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${nearest}?`;
}

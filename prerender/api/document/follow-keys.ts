import { findAt, toKeys } from './pointer';

/** More references in a row than that lead in a circle. */
const MAX_STEPS = 100;

/** Where the value at some keys really stands, when references lie on the way to it. */
export function followKeys(document: unknown, keys: readonly string[]): readonly string[] {
  let place: readonly string[] = [];
  let rest = keys;
  for (let steps = 0; rest.length > 0 && steps < MAX_STEPS;) {
    const value = findAt(document, place);
    const ref = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : '';
    if (typeof ref === 'string' && ref.startsWith('#/') && rest[0] !== '$ref') {
      place = toKeys(ref);
      steps += 1;
      continue;
    }
    place = [...place, rest[0] ?? ''];
    rest = rest.slice(1);
  }
  return [...place, ...rest];
}

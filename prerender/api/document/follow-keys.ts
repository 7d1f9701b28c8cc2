import { findAt, toKeys } from './pointer';

/** A longer chain of references is treated as circular. */
const MAX_STEPS = 100;

/** The actual location of the value at some keys, with the references along the way followed. */
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

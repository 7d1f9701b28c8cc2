import type { Problem } from '../../diagnostics/problem';
import { listReferences } from '../document/objects';
import type { Locate } from '../../sources/position';
import { findAt, toKeys, toPointer } from '../document/pointer';

/** Reports circular chains of references that never reach a value. */
export function checkCircles(document: unknown, locate: Locate): readonly Problem[] {
  const known = new Set<string>();
  return listReferences(document).flatMap(({ keys }) => {
    const chain = followChain(document, keys.slice(0, -1), known);
    for (const place of chain) known.add(place);
    const start = chain.indexOf(chain.at(-1) ?? '');
    if (start === chain.length - 1) return [];
    const circle = chain.slice(start);
    return [
      {
        ...locate(keys),
        severity: 'error' as const,
        message: `The reference is circular: ${toChainText(circle)}.`,
        hint: 'Replace one of the references with the value itself.',
      },
    ];
  });
}

/** Lists the pointers along a chain of references; in a circle, the last pointer occurs twice. */
function followChain(
  document: unknown,
  start: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] {
  const chain = new Set<string>();
  let keys = start;
  for (;;) {
    const place = toPointer(keys);
    if (chain.has(place)) return [...chain, place];
    chain.add(place);
    const ref = findAt(document, [...keys, '$ref']);
    if (known.has(place) || typeof ref !== 'string' || !ref.startsWith('#/')) return [...chain];
    keys = toKeys(ref);
  }
}

const MANY = 6;

function toChainText(circle: readonly string[]): string {
  const places = circle.map((place) => `#${place}`);
  if (places.length <= MANY) return places.join(' → ');
  return [...places.slice(0, MANY - 2), '…', ...places.slice(-1)].join(' → ');
}

import { isObject } from '../../../src/model/json-object';
import { EXTENSION, toGroupKeys } from '../document/components';
import { findSlotAt } from '../document/object-kinds';
import type { FoundReference } from '../document/objects';
import { isSwagger, listReferences } from '../document/objects';
import { findAt, isContainer, toKeys, toPointer } from '../document/pointer';
import { createSchemaIndex } from '../schema/references';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';

/** Reports each `$ref` that leads to nothing, to something else, or back to itself. */
export function checkReferences(document: unknown): readonly Mistake[] {
  const references = listReferences(document);
  const index = createSchemaIndex(document);
  const lost = references.flatMap((reference): readonly Mistake[] => {
    const { ref, keys } = reference;
    // Also resolves schemas by `$anchor` or `$id`.
    const target = index.find(ref, index.findResource(keys));
    return target === undefined
      ? checkTarget(document, reference)
      : checkKind(document, reference, target);
  });
  return [...lost, ...checkCircles(document, references)];
}

/** Reports a reference to what OpenAPI has for something else, as to a schema in place of a response. */
function checkKind(
  document: unknown,
  { ref, kind, keys }: FoundReference,
  target: readonly string[],
): readonly Mistake[] {
  const slot = findSlotAt('document', target, isSwagger(document));
  const found = findAt(document, target);
  const isForm = isObject(found) || (kind === 'schemas' && typeof found === 'boolean');
  if (isForm && (slot === undefined || slot === kind)) return [];
  const group = toGroupKeys(document, kind).join('.');
  return [
    {
      keys,
      message: `"$ref: ${ref}" points to something that is not allowed here.`,
      // The version may have no such components.
      hint: group.startsWith(EXTENSION)
        ? 'Write the value here.'
        : `Refer to an entry of "${group}", or write the value here.`,
    },
  ];
}

function checkTarget(document: unknown, { ref, keys }: FoundReference): readonly Mistake[] {
  // The bundler has reported references to other files.
  if (!ref.startsWith('#')) return [];
  const target = toKeys(ref);
  // A reference to the whole document is not valid.
  if (target.length > 0 && findAt(document, target) !== undefined) return [];
  const siblings = findAt(document, target.slice(0, -1));
  const names = isContainer(siblings) ? Object.keys(siblings) : [];
  return [
    {
      keys,
      message: `"$ref: ${ref}" points to nothing in this document.`,
      hint: toNameHint(target.at(-1) ?? '', names, 'Add its target, or correct the reference.'),
    },
  ];
}

/** Reports chains of references that never reach a value. */
function checkCircles(
  document: unknown,
  references: readonly FoundReference[],
): readonly Mistake[] {
  const known = new Set<string>();
  return references.flatMap(({ keys }) => {
    const chain = followChain(document, keys.slice(0, -1), known);
    for (const place of chain) known.add(place);
    const start = chain.indexOf(chain.at(-1) ?? '');
    if (start === chain.length - 1) return [];
    return [
      {
        keys,
        message: `The reference is circular: ${toChainText(chain.slice(start))}.`,
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

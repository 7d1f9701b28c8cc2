import { oncePer } from '../../../src/model/once-per';
import type { PartPlace } from './source-map';
import type { SpecPart } from './spec-part';

/** A schema of a file with an `$id` or an anchor. */
interface Mark {
  readonly keys: readonly string[];
  readonly id?: string;
  readonly anchor?: string;
}

/** Lists the schemas of a file that have an `$id`, by it. */
export function listIds(part: SpecPart): readonly (readonly [id: string, place: PartPlace])[] {
  return listMarks(part).flatMap(({ id, keys }) =>
    id === undefined ? [] : [[id, { part, keys }]],
  );
}

/** The `$id` of a schema as it is written, and in full by the `$id` around a place. */
export function toIds(from: PartPlace, id: string): readonly string[] {
  const base = findResourceMark(from)?.id;
  return base !== undefined && URL.canParse(id, base) ? [id, new URL(id, base).href] : [id];
}

/** Finds a schema by its anchor. */
export function findAnchor({ part, keys }: PartPlace, anchor: string): PartPlace | undefined {
  const found = listMarks(part).filter((mark) => mark.anchor === anchor);
  // Two schemas with an `$id` may use the same anchor.
  const inside = found.find((mark) => isWithin(mark.keys, keys));
  const mark = inside ?? found[0];
  return mark && { part, keys: mark.keys };
}

/** The schema with an `$id` that a place belongs to: pointers in it start there. */
export function findResource({ part, keys }: PartPlace): PartPlace | undefined {
  const mark = findResourceMark({ part, keys });
  return mark && { part, keys: mark.keys };
}

function findResourceMark({ part, keys }: PartPlace): Mark | undefined {
  return listMarks(part).findLast((mark) => mark.id !== undefined && isWithin(keys, mark.keys));
}

function isWithin(keys: readonly string[], around: readonly string[]): boolean {
  return around.every((key, index) => keys[index] === key);
}

/** Parents first. Iterative, because deep documents would overflow the stack. */
const listMarks: (part: SpecPart) => readonly Mark[] = oncePer(({ document }) => {
  const marks: Mark[] = [];
  const open: { readonly value: unknown; readonly keys: readonly string[] }[] = [
    { value: document, keys: [] },
  ];
  const seen = new Set<unknown>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, keys } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    marks.push(...toMarks(value, keys));
    for (const [key, child] of Object.entries(value).toReversed())
      open.push({ value: child, keys: [...keys, key] });
  }
  return marks;
});

function toMarks(value: object, keys: readonly string[]): readonly Mark[] {
  const { $id, $anchor, $dynamicAnchor } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof $id === 'string' ? [{ keys, id: $id.replace(/#$/, '') }] : []),
    ...[$anchor, $dynamicAnchor]
      .filter((anchor) => typeof anchor === 'string')
      .map((anchor) => ({ keys, anchor })),
  ];
}

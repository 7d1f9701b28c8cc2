import { oncePer } from '../../../src/model/once-per';
import { isContainer } from '../document/pointer';
import type { PartPlace } from './bundle-places';
import { isWithin } from './bundle-places';
import type { SpecPart } from './spec-part';

/** A schema of a file with an `$id` or an anchor. */
interface Mark {
  readonly place: PartPlace;
  readonly id?: string;
  readonly anchor?: string;
}

/** Lists the schemas of a file that have an `$id`, by it. */
export function listIds(part: SpecPart): readonly (readonly [id: string, place: PartPlace])[] {
  return listMarks(part).flatMap(({ id, place }) => (id === undefined ? [] : [[id, place]]));
}

/** The `$id` of a schema as it is written, and in full by the `$id` around a place. */
export function toIds(from: PartPlace, id: string): readonly string[] {
  const base = findResource(from)?.id;
  return base !== undefined && URL.canParse(id, base) ? [id, new URL(id, base).href] : [id];
}

/** Finds a schema by its anchor. */
export function findAnchor(start: PartPlace, anchor: string): PartPlace | undefined {
  const found = listMarks(start.part).filter((mark) => mark.anchor === anchor);
  // Two schemas with an `$id` may use the same anchor.
  return (found.find(({ place }) => isWithin(place, start)) ?? found[0])?.place;
}

/** The schema with an `$id` that a place belongs to: pointers in it start there. */
export function findResource(place: PartPlace): Mark | undefined {
  return listMarks(place.part).findLast(
    (mark) => mark.id !== undefined && isWithin(place, mark.place),
  );
}

/** Parents first. */
const listMarks = oncePer((part: SpecPart) => listMarksAt({ part, keys: [] }, part.document));

function listMarksAt(place: PartPlace, value: unknown): readonly Mark[] {
  if (!isContainer(value)) return [];
  const { $id, $anchor, $dynamicAnchor } = value;
  const ids = typeof $id === 'string' ? [{ place, id: $id.replace(/#$/, '') }] : [];
  const anchors = [$anchor, $dynamicAnchor].filter((anchor) => typeof anchor === 'string');
  const inside = Object.entries(value).flatMap(([key, child]) =>
    listMarksAt({ part: place.part, keys: [...place.keys, key] }, child),
  );
  return [...ids, ...anchors.map((anchor) => ({ place, anchor })), ...inside];
}

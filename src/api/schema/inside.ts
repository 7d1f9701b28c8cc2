import type { ReactNode } from 'react';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import { toItemsAnchor } from '../../model/api/anchors';
import type { PageSchemas } from './page-schemas';

/** Where on a page a schema is shown. */
export interface SchemaPlace {
  /** What the anchors of its fields begin with. */
  readonly anchor: string;
  /** The schemas that it is inside of. */
  readonly around: readonly (string | SchemaViewId)[];
  /** How many named schemas deeper the HTML goes. */
  readonly left: number;
  /** How many fields it is inside of. */
  readonly level: number;
}

/** Shows what is inside a schema; it is handed on, because what it shows needs it again. */
export type ShowFields = (props: FieldsProps) => ReactNode;

export interface FieldsProps {
  readonly id: SchemaViewId;
  readonly place: SchemaPlace;
  /** What the fields are of, for readers who cannot see it. */
  readonly owner: string;
}

/** What there is to see inside a schema, and where. */
export type Inside =
  | { readonly kind: 'none' }
  /** It is in the HTML. */
  | { readonly kind: 'here'; readonly id: SchemaViewId; readonly place: SchemaPlace }
  /** It is inside itself, or very deep: it is made when a reader opens it. */
  | {
      readonly kind: 'later';
      readonly id: SchemaViewId;
      readonly place: SchemaPlace;
      readonly isRepeated: boolean;
    }
  /** Only its own page shows it. */
  | { readonly kind: 'elsewhere'; readonly name: string | undefined };

/** The place where a page begins to show a schema. */
export function toOutermostPlace(
  graph: PageSchemas,
  id: SchemaViewId,
  anchor: string,
): SchemaPlace {
  return { anchor, around: [toKey(graph.get(id), id)], left: graph.depth, level: 1 };
}

/**
 * What stands inside a schema at a place. A list is seen through: what it holds is inside it.
 *
 * The page's data was made by the same count (`schema-views.ts`), so what is here has its data here.
 */
export function findInside(graph: PageSchemas, id: SchemaViewId, place: SchemaPlace): Inside {
  const schema = graph.get(id);
  const left = schema.isShared === true ? place.left - 1 : place.left;
  const key = toKey(schema, id);
  const isRepeated = place.around.includes(key);
  if (schema.isCut === true) return { kind: 'elsewhere', name: schema.name };
  if (!hasOwn(schema)) {
    if (schema.items === undefined || isRepeated) return { kind: 'none' };
    const anchor = toItemsAnchor(place.anchor);
    return findInside(graph, schema.items, {
      ...place,
      anchor,
      left,
      around: [...place.around, key],
    });
  }
  if (isRepeated || left < 0) {
    return { kind: 'later', id, isRepeated, place: { ...place, around: [key], left: 0 } };
  }
  return { kind: 'here', id, place: { ...place, around: [...place.around, key], left } };
}

/** How many levels of fields are inside a schema in the HTML, one within the other. */
export function countLevels(graph: PageSchemas, id: SchemaViewId, place: SchemaPlace): number {
  const { items, rows = [], unions = [] } = graph.get(id);
  const count = (inner: SchemaViewId) => {
    const inside = findInside(graph, inner, place);
    return inside.kind === 'here' ? countLevels(graph, inside.id, inside.place) : 0;
  };
  const sameLevel = unions.flatMap(({ variants }) => variants.map(({ schema }) => schema));
  return Math.max(
    rows.length > 0 ? 1 : 0,
    ...rows.map(({ schema }) => 1 + count(schema)),
    ...(items === undefined ? sameLevel : [...sameLevel, items]).map(count),
  );
}

function hasOwn({ rows, unions }: SchemaView): boolean {
  return rows !== undefined || unions !== undefined;
}

function toKey(schema: SchemaView, id: SchemaViewId): string | SchemaViewId {
  return schema.name ?? id;
}

import type { ReactNode } from 'react';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import { toItemsAnchor } from '../../model/api/anchors';
import type { PageSchemas } from './page-schemas';

/** Where on a page a schema is shown. */
export interface SchemaPlace {
  /** The anchor prefix of its fields. */
  readonly anchor: string;
  /** The schemas that contain it. */
  readonly around: readonly (string | SchemaViewId)[];
  /** How many more levels of named schemas the HTML contains. */
  readonly left: number;
  /** How many fields contain it. */
  readonly level: number;
}

/** Renders the inside of a schema. Passed down, because rendering is recursive. */
export type ShowFields = (props: FieldsProps) => ReactNode;

export interface FieldsProps {
  readonly id: SchemaViewId;
  readonly place: SchemaPlace;
  /** The owner of the fields, for screen readers. */
  readonly owner: string;
}

/** What is inside a schema, and where it is shown. */
export type Inside =
  | { readonly kind: 'none' }
  /** In the HTML. */
  | { readonly kind: 'here'; readonly id: SchemaViewId; readonly place: SchemaPlace }
  /** Recursive or very deep: rendered when a reader opens it. */
  | {
      readonly kind: 'later';
      readonly id: SchemaViewId;
      readonly place: SchemaPlace;
      readonly isRepeated: boolean;
    }
  /** Shown only on its own page. */
  | { readonly kind: 'elsewhere'; readonly name: string | undefined };

/** The outermost place of a schema on a page. */
export function toOutermostPlace(
  graph: PageSchemas,
  id: SchemaViewId,
  anchor: string,
): SchemaPlace {
  return { anchor, around: [toKey(graph.get(id), id)], left: graph.depth, level: 1 };
}

/**
 * Finds what is inside a schema at a place. Lists are transparent: their items count as inside.
 *
 * The page data is cut off by the same count (`schema-views.ts`), so everything of kind `here` has its data.
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

/** The number of nested field levels of a schema in the HTML. */
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

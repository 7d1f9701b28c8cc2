import type { ReactNode } from 'react';
import type {
  SchemaCut,
  SchemaView,
  SchemaViewId,
  ViewDirection,
} from '../../model/schema/schema-view';
import { toItemsAnchor } from '../../model/api/anchors';
import type { PageSchemas } from './page-schemas';

/** Where on a page a schema is shown. */
export interface SchemaPlace {
  /** The anchor prefix of its fields. */
  readonly anchor: string;
  /** How many fields contain it. */
  readonly level: number;
  /** Which of its fields the page shows. */
  readonly direction: ViewDirection;
}

/** Renders the inside of a schema. Passed down, because rendering is recursive. */
export type ShowFields = (props: FieldsProps) => ReactNode;

export interface FieldsProps {
  readonly id: SchemaViewId;
  readonly place: SchemaPlace;
  /** The owner of the fields, for screen readers. */
  readonly owner: string;
}

/** The inside of a schema, and where it is shown. */
export type Inside =
  | { readonly kind: 'none' }
  /** In the HTML. */
  | { readonly kind: 'here'; readonly id: SchemaViewId; readonly place: SchemaPlace }
  /** On the schema's own page, until a reader opens it. */
  | {
      readonly kind: 'later';
      /** The path of that page, below the API's path. */
      readonly page: string;
      readonly holds: SchemaCut['holds'];
      readonly place: SchemaPlace;
    }
  /** On no page. */
  | { readonly kind: 'file' };

/** Finds what is inside a schema at a place. Lists are transparent: their items count as inside. */
export function findInside(graph: PageSchemas, id: SchemaViewId, place: SchemaPlace): Inside {
  const { items, cut, ...schema } = graph.get(id);
  if (cut !== undefined) return toLater(cut, place);
  if (hasOwn(schema)) return { kind: 'here', id, place };
  if (items === undefined) return { kind: 'none' };
  return findInside(graph, items, { ...place, anchor: toItemsAnchor(place.anchor) });
}

function toLater({ page, holds }: SchemaCut, place: SchemaPlace): Inside {
  return page === undefined ? { kind: 'file' } : { kind: 'later', page, holds, place };
}

/** The number of nested field levels of a schema in the HTML. */
export function countLevels(graph: PageSchemas, id: SchemaViewId): number {
  const { items, rows = [], unions = [] } = graph.get(id);
  const sameLevel = unions.flatMap(({ variants }) => variants.map(({ schema }) => schema));
  return Math.max(
    rows.length > 0 ? 1 : 0,
    ...rows.map(({ schema }) => 1 + countLevels(graph, schema)),
    ...(items === undefined ? sameLevel : [...sameLevel, items]).map((inner) =>
      countLevels(graph, inner),
    ),
  );
}

function hasOwn({ rows, unions }: Pick<SchemaView, 'rows' | 'unions'>): boolean {
  return rows !== undefined || unions !== undefined;
}

import { createContext, use } from 'react';
import { toSchemaPath } from '../../model/api/schema-page';
import type { SchemaId } from '../../model/schema/schema';
import type {
  SchemaViewId,
  SchemaView,
  SchemaViews,
  ViewDirection,
} from '../../model/schema/schema-view';

/** The schemas of a page, as its fields ask for them. */
export interface PageSchemas {
  /** How many named schemas deep the page's HTML goes. */
  readonly depth: number;
  readonly get: (id: SchemaViewId) => SchemaView;
  /** The number of a schema that a parameter, a body or a header names. */
  readonly find: (view: ViewDirection, schema: SchemaId) => SchemaViewId;
  /** Site path of a named schema's page. */
  readonly toPath: (name: string) => string;
}

/** Prepares the schemas of a page below an API's path. */
export function createPageSchemas(
  { depth, list, roots }: SchemaViews,
  apiPath: string,
): PageSchemas {
  const numbers = new Map(roots.map(([view, schema, id]) => [`${view} ${schema}`, id]));
  return {
    depth,
    get: (id) => getKnown(list[id], `The schema number ${id}`),
    find: (view, schema) => getKnown(numbers.get(`${view} ${schema}`), `The schema "${schema}"`),
    toPath: (name) => toSchemaPath(apiPath, name),
  };
}

function getKnown<T>(value: T | undefined, subject: string): T {
  if (value === undefined) throw new Error(`${subject} is missing from the page.`);
  return value;
}

/** The schemas of a page, for everything in it that shows fields. */
export const PageSchemasContext = createContext<PageSchemas | undefined>(undefined);

/** The schemas of the page around a component. */
export function usePageSchemas(): PageSchemas {
  return getKnown(use(PageSchemasContext), 'The list of schemas');
}

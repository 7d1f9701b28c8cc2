import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import './revealed.module.css';
import { decodePercent } from '../../model/site/decode-percent';
import { revealTarget } from './reveal-target';
import { useLinkedAnchorStore } from '../linked-anchor-store';
import { toSchemaPath } from '../../model/api/schema-page';
import type { SchemaId } from '../../model/schema/schema';
import type {
  SchemaView,
  SchemaViewId,
  SchemaViews,
  ViewDirection,
} from '../../model/schema/schema-view';

/** Access to the schemas of a page. */
export interface PageSchemas {
  /** How many levels of named schemas the page's HTML contains. */
  readonly depth: number;
  readonly get: (id: SchemaViewId) => SchemaView;
  /** Finds the number of a schema that a parameter, a body or a header refers to. */
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

/** The schemas of a page, for all components that show fields. */
export const PageSchemasContext = createContext<PageSchemas | undefined>(undefined);

/** The schemas of the current page. */
export function usePageSchemas(): PageSchemas {
  return getKnown(use(PageSchemasContext), 'The list of schemas');
}

export interface PageSchemasProviderProps {
  readonly value: PageSchemas;
  readonly children?: ReactNode;
}

/** Provides a page's schemas to its fields, and reveals the field that the URL's anchor names. */
export function PageSchemasProvider({ value, children }: PageSchemasProviderProps) {
  return (
    <PageSchemasContext value={value}>
      {children}
      {useInRouterContext() && <RevealedTarget />}
    </PageSchemasContext>
  );
}

/** Reveals the anchor on load, when the hash changes, and on client-side navigation. */
function RevealedTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodePercent(hash.slice(1));
    useLinkedAnchorStore.setState({ anchor: id });
    return revealTarget(id);
  }, [hash, key]);
  return null;
}

/** The item schemas of a list, including those of nested lists. */
export function listItems(graph: PageSchemas, schema: SchemaView): readonly SchemaView[] {
  const found: SchemaView[] = [];
  for (let { items } = schema; items !== undefined; { items } = graph.get(items)) {
    const inner = graph.get(items);
    if (found.includes(inner)) break;
    found.push(inner);
  }
  return found;
}

import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { decodePercent } from '../../model/site/decode-percent';
import { revealTarget } from './reveal-target';
import { toNamedPage } from '../../model/api/schema-page';
import type {
  SchemaView,
  SchemaViewId,
  SchemaViewRoot,
  SchemaViews,
  ViewDirection,
} from '../../model/schema/schema-view';

/** Access to the schemas of a page. */
export interface PageSchemas {
  readonly get: (id: SchemaViewId) => SchemaView;
  /** The schema of a parameter, a body or a header. */
  readonly getRoot: (anchor: string) => SchemaViewRoot;
  /** Site path of a named schema's page. */
  readonly toPath: (name: string, page?: string) => string;
  /** Site path of a schema's page, from its path below the API's. */
  readonly toPagePath: (page: string) => string;
  /** Loads what the page leaves out of its schemas; absent where nothing can be loaded. */
  readonly loadFields: LoadFields | undefined;
}

/** Where on a page a schema is shown. */
export interface SchemaPlace {
  /** The anchor prefix of its fields. */
  readonly anchor: string;
  /** How many fields contain it. */
  readonly level: number;
  /** Which of its fields the page shows. */
  readonly direction: ViewDirection;
  /** The name of what has the fields, for screen readers. */
  readonly owner: string;
}

/** A schema of a page at a place. */
export interface PlacedSchema {
  readonly id: SchemaViewId;
  readonly place: SchemaPlace;
}

/** The schemas of a page below an API's path. */
export interface ApiSchemas {
  readonly apiPath: string;
  readonly schemas: SchemaViews;
}

/** Loads the schemas of another schema's page by its site path. */
export type LoadFields = (path: string) => Promise<ApiSchemas>;

/** Prepares the schemas of a page. */
export function createPageSchemas(
  { apiPath, schemas: { list, roots } }: ApiSchemas,
  loadFields?: LoadFields,
): PageSchemas {
  const byAnchor = new Map(roots.map((root) => [root.anchor, root]));
  return {
    get: (id) => getKnown(list[id], `The schema number ${id}`),
    getRoot: (anchor) => getKnown(byAnchor.get(anchor), `The schema of "${anchor}"`),
    toPath: (name, page = toNamedPage(name)) => `${apiPath}/${page}`,
    toPagePath: (page) => `${apiPath}/${page}`,
    loadFields,
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

export interface PageSchemasProviderProps extends ApiSchemas {
  readonly loadFields?: LoadFields | undefined;
  readonly children?: ReactNode;
}

/** Provides a page's schemas to its fields, and reveals the field that the URL's anchor names. */
export function PageSchemasProvider({
  apiPath,
  schemas,
  loadFields,
  children,
}: PageSchemasProviderProps) {
  const value = useMemo(
    () => createPageSchemas({ apiPath, schemas }, loadFields),
    [apiPath, schemas, loadFields],
  );
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
  useEffect(() => revealTarget(decodePercent(hash.slice(1))), [hash, key]);
  return null;
}

/** The item schemas of a list, including those of nested lists. */
export function listItems(graph: PageSchemas, { items }: SchemaView): readonly SchemaView[] {
  if (items === undefined) return [];
  const inner = graph.get(items);
  return [inner, ...listItems(graph, inner)];
}

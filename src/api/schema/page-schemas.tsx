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

export interface PageSchemasProviderProps {
  readonly value: PageSchemas;
  readonly children?: ReactNode;
}

/** Gives a page's schemas to everything in it that shows fields, and shows the one that the address names. */
export function PageSchemasProvider({ value, children }: PageSchemasProviderProps) {
  return (
    <PageSchemasContext value={value}>
      {children}
      {useInRouterContext() && <RevealedTarget />}
    </PageSchemasContext>
  );
}

/** On load, when the hash changes, and when a page is opened in place. */
function RevealedTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodePercent(hash.slice(1));
    useLinkedAnchorStore.setState({ anchor: id });
    return revealTarget(id);
  }, [hash, key]);
  return null;
}

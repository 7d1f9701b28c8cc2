import { toSchemaAnchor } from '../../../src/model/api/anchors';
import type { ApiReference } from '../../../src/model/api/api';
import type { FieldsPage } from '../../../src/model/api/schema-page';
import { toInlinePage, toSchemaPath } from '../../../src/model/api/schema-page';
import type { PageHead } from '../../../src/model/site/head';
import type { LocatedOperation } from '../document/operations';
import type { Conversion } from '../operation/conversion';
import { listPageRoots } from '../operation/schema-roots';
import { getInlineSchemas, toInlineRef } from '../schema/inline-schemas';
import type { PageRoot } from '../schema/page-places';
import { listInlineCuts } from '../schema/page-places';
import { toOwnRoots, toOwnViews } from '../schema/schema-views';
import { addNamed, listSchemaNames } from './schema-page';

/** A schema without a name that other pages leave out, with its place. */
export interface FieldsSource extends Pick<FieldsPage, 'anchor' | 'owner'> {
  readonly key: string;
}

/**
 * The schemas without a name that have a page, by the page's path below the API's path.
 *
 * Those are the ones that another page leaves out, be it one of these.
 */
export function listFieldsSources(
  conversion: Conversion,
  operations: readonly LocatedOperation[],
  apiPath: string,
): ReadonlyMap<string, FieldsSource> {
  const { nodes } = conversion.graph;
  const sources = new Map<string, FieldsSource>();
  if (getInlineSchemas(nodes).size === 0) return sources;
  const add = (roots: readonly PageRoot[], owner: FieldsPage['owner']) => {
    for (const { key, anchor } of listInlineCuts(nodes, roots)) {
      const page = toInlinePage(key);
      if (!sources.has(page)) sources.set(page, { key, anchor, owner });
    }
  };
  for (const located of operations) {
    const { title, slug } = located;
    add(listPageRoots(conversion, located), { title, href: `${apiPath}/${slug}` });
  }
  for (const name of listSchemaNames(conversion)) {
    const owner = { title: name, href: toSchemaPath(apiPath, name) };
    for (const root of toOwnRoots(addNamed(conversion, name), toSchemaAnchor(name))) {
      add([root], owner);
    }
  }
  // Grows during the loop.
  for (const { key, anchor, owner } of sources.values()) {
    for (const root of toOwnRoots(toInlineRef(key), anchor)) add([root], owner);
  }
  return sources;
}

/** The data of the page of a schema without a name. */
export function toFieldsPage(
  { graph }: Pick<Conversion, 'graph'>,
  { key, anchor, owner }: FieldsSource,
  apiPath: string,
): FieldsPage {
  return { apiPath, anchor, owner, schemas: toOwnViews(graph.nodes, toInlineRef(key), anchor) };
}

/** Title and description of the page of a schema without a name. */
export function toFieldsHead(
  api: ApiReference,
  page: string,
  { anchor, owner }: FieldsPage,
): PageHead {
  return {
    path: `${api.path}/${page}`,
    title: `${anchor} – ${owner.title} – ${api.label}`,
    description: `The fields of ${anchor} in ${owner.title}.`,
  };
}

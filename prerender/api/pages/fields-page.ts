import { toAnchorName, toSchemaAnchor } from '../../../src/model/api/anchors';
import type { ApiReference } from '../../../src/model/api/api';
import type { FieldsPage } from '../../../src/model/api/schema-page';
import { toSchemaPath } from '../../../src/model/api/schema-page';
import type { PageHead } from '../../../src/model/site/head';
import type { LocatedOperation } from '../document/operations';
import type { Conversion } from '../operation/conversion';
import { listPageRoots } from '../operation/schema-roots';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { getInlineSchemas, toInlineKey } from '../schema/inline-schemas';
import type { PageRoot } from '../schema/page-places';
import { getPageExtent } from '../schema/page-places';
import { toOwnPage, toOwnRoots, toOwnViews } from '../schema/schema-views';
import { getSchemaNames } from '../document/schema-names';
import { addNamed } from './schema-page';

/** A schema that other pages leave out and that has no page by name, with its place. */
export interface FieldsSource extends Pick<FieldsPage, 'anchor' | 'owner'> {
  /** Its number, if the schema has more fields than fit on one page; the first is 1. */
  readonly part: number;
  readonly schema: SchemaRef;
}

/**
 * The schemas without a name that have a page, by the page's path below the API's path.
 *
 * Those are the ones that another page leaves out, be it one of these. A schema with more fields than fit on
 * a page has several.
 */
export function listFieldsSources(
  conversion: Conversion,
  operations: readonly LocatedOperation[],
  apiPath: string,
): ReadonlyMap<string, FieldsSource> {
  const { nodes } = conversion.graph;
  const sources = new Map<string, FieldsSource>();
  const { alone, whole } = getInlineSchemas(nodes);
  if (alone.size === 0) return sources;
  const add = (roots: readonly PageRoot[], owner: FieldsPage['owner']) => {
    for (const { schema, part, anchor } of getPageExtent(nodes, roots).cuts) {
      const page = toOwnPage(schema, part);
      if (!sources.has(page)) sources.set(page, { schema, part, anchor, owner });
    }
  };
  for (const located of operations) {
    const { title, slug } = located;
    add(listPageRoots(conversion, located), { title, href: `${apiPath}/${slug}` });
  }
  for (const name of getSchemaNames(conversion.document)) {
    const owner = { title: name, href: toSchemaPath(apiPath, name) };
    for (const root of toOwnRoots(nodes, addNamed(conversion, name), toSchemaAnchor(name))) {
      add([root], owner);
    }
  }
  // Grows during the loop.
  for (const { schema, part, anchor, owner } of sources.values()) {
    if (whole.has(toInlineKey(schema))) continue;
    for (const root of toOwnRoots(nodes, schema, anchor, part)) add([root], owner);
  }
  return sources;
}

/** The data of the page of a schema without a name. */
export function toFieldsPage(
  { graph }: Pick<Conversion, 'graph'>,
  { schema, part, anchor, owner }: FieldsSource,
  { path, label }: Pick<ApiReference, 'path' | 'label'>,
): FieldsPage {
  const schemas = toOwnViews(graph.nodes, schema, anchor, part);
  const title = `Fields of ${toAnchorName(anchor)}${part === 1 ? '' : `, part ${part}`}`;
  return { apiPath: path, api: label, title, anchor, owner, schemas };
}

/** Title and description of the page of a schema without a name. */
export function toFieldsHead(
  api: ApiReference,
  page: string,
  { title, anchor, owner }: FieldsPage,
): PageHead {
  return {
    path: `${api.path}/${page}`,
    title: `${title} – ${owner.title} – ${api.label}`,
    description: `The fields of ${anchor} in ${owner.title}.`,
  };
}

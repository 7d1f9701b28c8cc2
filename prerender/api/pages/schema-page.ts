import type { ApiReference } from '../../../src/model/api/api';
import { toDefined } from '../../../src/model/defined';
import type { PageHead } from '../../../src/model/site/head';
import type { Direction } from '../../../src/model/schema/schema';
import type { SchemaIndex, SchemaPage, SchemaSummary } from '../../../src/model/api/schema-page';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findShownFields, toExample } from '../examples/example';
import { toSchemaAnchor } from '../../../src/model/api/anchors';
import { toSchemaPath, toSchemasPath } from '../../../src/model/api/schema-page';
import { toComponentReference } from '../schema/schema-id';
import { toOwnViews } from '../schema/schema-views';
import { toPlainText } from '../../../src/model/text/rich-text';
import { getSchemaNames } from '../document/components';
import type { FindUses } from './schema-uses';
import { toFirstSentence } from '../operation/descriptions';
import type { Conversion } from '../operation/conversion';
import { toExampleView } from './media-types';
import { parseJsonText } from '../../../src/model/json-text';

/** The data of the list of an API's schemas. */
export function toSchemaIndex(conversion: Conversion, { path }: ApiReference): SchemaIndex {
  const schemas = getSchemaNames(conversion.document).map((name) => toSummary(conversion, name));
  return { apiPath: path, schemas };
}

function toSummary(conversion: Conversion, name: string): SchemaSummary {
  const schema = toEffectiveSchema(conversion.graph.nodes, getSchemaId(conversion, name), 'both');
  return {
    name,
    summary: toFirstSentence(toPlainText(schema.description)),
    ...(schema.deprecated && { deprecated: true }),
  };
}

/** The data of a named schema's page. */
export function toSchemaPage(
  conversion: Conversion,
  name: string,
  apiPath: string,
  findUses: FindUses,
): SchemaPage {
  const { nodes } = conversion.graph;
  const schema = getSchemaId(conversion, name);
  const { title, description } = toEffectiveSchema(nodes, schema, 'both');
  const uses = findUses(name);
  const isSentOnly = uses.response.operations.length === 0 && uses.request.operations.length > 0;
  const example = toSchemaExample(conversion, schema, isSentOnly ? 'request' : 'response');
  return {
    ...toSummary(conversion, name),
    apiPath,
    description,
    ...toDefined({ title, example }),
    uses,
    schemas: toOwnViews(nodes, schema, toSchemaAnchor(name), conversion.history?.lifetimes),
  };
}

/** The id of a named schema. */
function getSchemaId({ graph }: Conversion, name: string): string {
  return graph.getId({ $ref: toComponentReference(name) });
}

/** The author's example, or a generated one. */
function toSchemaExample(
  conversion: Conversion,
  schema: string,
  direction: Direction,
): SchemaPage['example'] {
  const { nodes } = conversion.graph;
  const [authored] = toEffectiveSchema(nodes, schema, direction).examples;
  const value =
    authored === undefined ? toExample(nodes, schema, direction) : parseJsonText(authored);
  if (value === undefined) return undefined;
  const example = {
    name: 'example',
    value,
    ...(authored === undefined && {
      generated: true as const,
      shownFields: findShownFields(nodes, schema, direction),
    }),
  };
  return toExampleView(conversion, 'application/json', example, { schema, direction });
}

/** Title and description of a schema's page. */
export function toSchemaHead(api: ApiReference, { name, summary }: SchemaPage): PageHead {
  return {
    path: toSchemaPath(api.path, name, api.schemas),
    // Two APIs may have schemas with the same name, but page titles must be unique.
    title: `${name} – ${api.label}`,
    description:
      summary ||
      `The schema ${name} of ${api.title}: its fields, an example, and where it is used.`,
  };
}

/** Title and description of the list of schemas. */
export function toSchemaIndexHead({ path, label, title }: ApiReference): PageHead {
  return {
    path: toSchemasPath(path),
    title: `${label} schemas`,
    description: `The schemas in requests and responses of ${title}.`,
  };
}

import type { RichText } from '../text/rich-text';
import type { Example, OperationLink } from './operation';
import type { Direction } from '../schema/schema';
import type { SchemaViews } from '../schema/schema-view';

/** A named schema in the list of an API's schemas. */
export interface SchemaSummary {
  readonly name: string;
  /** Its description's first sentence as plain text; empty if there is none. */
  readonly summary: string;
  readonly deprecated?: true;
}

/** The data of the list of an API's schemas. */
export interface SchemaIndex {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** The API's label. */
  readonly api: string;
  readonly schemas: readonly SchemaSummary[];
}

/** The data of a named schema's page. */
export interface SchemaPage extends SchemaSummary {
  readonly apiPath: string;
  readonly title?: string;
  readonly description: RichText;
  readonly example?: Example;
  readonly uses: SchemaUses;
  readonly schemas: SchemaViews;
}

/** The anchor of a schema in the data of its page, as it is valid in one direction. */
export function toDirectionAnchor(direction: Direction): string {
  return `!${direction}`;
}

/** Where a schema is used, directly or inside other schemas. */
export interface SchemaUses extends Readonly<Record<Direction, OperationUses>> {
  /** The schemas that refer to it directly. */
  readonly schemas: readonly string[];
}

/** The operations that send a schema, or that return it. */
export interface OperationUses {
  /** Those that refer to it directly first. */
  readonly operations: readonly OperationLink[];
  /** The number of further operations. */
  readonly more: number;
}

/** The site path of a named schema's page: `/docs/api/easier-api/schemas/Team`. */
export function toSchemaPath(apiPath: string, name: string): string {
  return `${apiPath}/${toNamedPage(name)}`;
}

/** The site path of the list of all schemas. */
export function toSchemasPath(apiPath: string): string {
  return `${apiPath}/schemas`;
}

/** The path of a named schema's page, below its API's path. */
export function toNamedPage(name: string): string {
  return `schemas/${toSegment(name)}`;
}

/** Escapes characters that a path must not contain, and the full stop, which would make it a file. */
function toSegment(name: string): string {
  return name.replaceAll('.', '~').replaceAll(/[^\w~-]/gu, toHex);
}

function toHex(sign: string): string {
  return `~~${sign.codePointAt(0)?.toString(16) ?? ''}`;
}

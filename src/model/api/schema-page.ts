import { takeName } from '../free-name';
import { oncePer } from '../once-per';
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
  readonly schemas: readonly { readonly name: string; readonly href: string }[];
}

/** The operations that send a schema, or that return it. */
export interface OperationUses {
  /** Those that refer to it directly first. */
  readonly operations: readonly OperationLink[];
  /** The number of further operations. */
  readonly more: number;
}

/** The site path of the page of one of an API's named schemas: `/docs/api/easier-api/schemas/Team`. */
export function toSchemaPath(
  apiPath: string,
  name: string,
  names: readonly string[] = [name],
): string {
  return `${apiPath}/${getNamedPages(names).get(name) ?? toNamedPage(name)}`;
}

/** The site path of the list of all schemas. */
export function toSchemasPath(apiPath: string): string {
  return `${apiPath}/schemas`;
}

/** The paths of named schemas' pages, below their API's path. One of two names that differ only in case gets a number. */
export const getNamedPages = oncePer((names: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map(names.map((name) => [name, takeName(taken, toNamedPage(name))]));
});

/** The path of the page of a schema whose name no other one resembles, below its API's path. */
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

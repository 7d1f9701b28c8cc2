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

/** The data of the page of a schema without a name, or of more fields of a schema, which other pages leave out. */
export interface FieldsPage {
  readonly apiPath: string;
  /** The API's label. */
  readonly api: string;
  readonly title: string;
  /** Its anchor on the page that has its place. */
  readonly anchor: string;
  /** The page that has its place: an operation's or a schema's. */
  readonly owner: { readonly title: string; readonly href: string };
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

/**
 * The paths of named schemas' pages, below their API's path. Addresses are compared without regard to case, so one of
 * two names that differ in nothing else gets a number.
 */
export const getNamedPages = oncePer((names: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const toFree = (name: string) => {
    const own = toNamedPage(name);
    let page = own;
    for (let count = 2; taken.has(page.toLowerCase()); count++) page = `${own}-${count}`;
    taken.add(page.toLowerCase());
    return page;
  };
  return new Map(names.map((name) => [name, toFree(name)]));
});

/** The path of the page of a schema whose name no other one resembles, below its API's path. */
export function toNamedPage(name: string): string {
  return `schemas/${toSegment(name)}`;
}

/** The path of the page of a schema without a name, or of a further part of a large schema. */
export function toInlinePage(key: string, part = 1): string {
  const segment = toSegment(key);
  const page = `fields/${segment.length > MAX_SEGMENT ? toShort(segment) : segment}`;
  return part === 1 ? page : `${page}/${part}`;
}

/** File systems refuse longer names than 255 bytes. */
const MAX_SEGMENT = 180;

/** Its last part, which says most, after a number that tells it from others. */
function toShort(segment: string): string {
  let hash = 5381n;
  for (const sign of segment) hash = BigInt.asUintN(64, hash * 33n + BigInt(sign.charCodeAt(0)));
  return `${hash.toString(36)}${segment.slice(-120)}`;
}

/** Escapes characters that a path must not contain, and the full stop, which would make it a file. */
function toSegment(name: string): string {
  return name.replaceAll('.', '~').replaceAll(/[^\w~-]/gu, toHex);
}

function toHex(sign: string): string {
  return `~~${sign.codePointAt(0)?.toString(16) ?? ''}`;
}

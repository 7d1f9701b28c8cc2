import type { RichText } from '../text/rich-text';
import type { Example, OperationLink } from './operation';
import type { Direction, SchemaId } from '../schema/schema';
import type { SchemaViews } from '../schema/schema-view';

/** A named schema as navigation knows it. */
export interface SchemaSummary {
  readonly name: string;
  /** Its description's first sentence as plain text; empty where there is none. */
  readonly summary: string;
  readonly deprecated?: true;
}

/** What the list of an API's schemas shows. */
export interface SchemaIndex {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** What the API is called. */
  readonly api: string;
  readonly schemas: readonly SchemaSummary[];
}

/** Everything that a named schema's page shows. */
export interface SchemaPage extends SchemaSummary {
  readonly apiPath: string;
  readonly title?: string;
  readonly description: RichText;
  readonly schema: SchemaId;
  readonly example?: Example;
  readonly uses: SchemaUses;
  readonly schemas: SchemaViews;
}

/** Where a schema is used, directly or within others. */
export interface SchemaUses extends Readonly<Record<Direction, OperationUses>> {
  /** The schemas that refer to it themselves. */
  readonly schemas: readonly string[];
}

/** Operations that send a schema, or answer with it. */
export interface OperationUses {
  /** Those that name it themselves come first. */
  readonly operations: readonly OperationLink[];
  /** How many there are beside these. */
  readonly more: number;
}

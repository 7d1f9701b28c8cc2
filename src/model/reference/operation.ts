import type { Code } from '../code';
import type { RichText } from '../rich-text';
import type { JsonText, SchemaId } from './schema';
import type { SecurityRequirement } from './security';
import type { ShownSchemas } from './shown-schema';

/** Everything that one operation's page shows, and nothing else. */
export interface OperationPage {
  readonly slug: string;
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** Site path of the API's overview, which describes its security schemes. */
  readonly overviewPath: string;
  readonly operationId: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  /** With its parameters in braces: `/teams/{teamId}`. */
  readonly path: string;
  readonly deprecated: boolean;
  readonly description: RichText;
  /** The description's first sentence as plain text; the title where there is none. */
  readonly summary: string;
  readonly servers: readonly Server[];
  /** Alternatives: any one of them is enough. Empty means that no credentials are needed. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly OperationResponse[];
  readonly samples: readonly SampleGroup[];
  readonly schemas: ShownSchemas;
}

export interface Server {
  readonly url: string;
  readonly description: RichText;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: RichText;
  readonly schema: SchemaId;
  /** How a list or an object is written, when that is not the usual way. */
  readonly serialization?: string;
  readonly example?: JsonText;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description: RichText;
  readonly content: readonly MediaType[];
}

export interface MediaType {
  readonly mediaType: string;
  readonly schema?: SchemaId;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name: string;
  readonly label: string;
  readonly description: RichText;
  readonly code: Code;
}

export interface OperationResponse {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: RichText;
  readonly headers: readonly ResponseHeader[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  readonly description: RichText;
  readonly schema?: SchemaId;
}

/** An operation that can be called next with a value of this response. */
export interface ResponseLink {
  readonly name: string;
  readonly description: RichText;
  readonly operation: OperationLink;
  readonly parameters: readonly LinkParameter[];
}

export interface LinkParameter {
  readonly name: string;
  /** A runtime expression such as `$response.body#/id`. */
  readonly expression: string;
}

export interface OperationLink {
  readonly title: string;
  readonly method: string;
  readonly href: string;
}

/** The samples of one language. */
export interface SampleGroup {
  readonly language: string;
  readonly label: string;
  readonly samples: readonly Sample[];
}

/** A generated request with one library of a language. */
export interface Sample {
  readonly variant: string;
  readonly label: string;
  readonly code: Code;
  /** What this target cannot express, one sentence each. */
  readonly limitations: readonly string[];
}

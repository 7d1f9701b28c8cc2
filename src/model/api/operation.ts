import type { Code } from '../text/code';
import type { CodeChange } from '../text/code-change';
import type { RichText } from '../text/rich-text';
import type { ExternalDocs, JsonText, SchemaId } from '../schema/schema';
import type { ParameterLocation } from '../request/parameter-styles';
import type { TemplateServer, TemplateVariable } from '../request/request-template';
import type { GoneField, Lifetime } from '../schema/lifetime';
import type { SecurityRequirement } from './security';
import type { SchemaViews } from '../schema/schema-view';

/** A request with its responses: an operation, a webhook or a callback. */
export interface Exchange {
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly deprecated: boolean;
  /** Summary and description of the path, which all its operations share. */
  readonly pathDescription: RichText;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
  /** Those of a webhook or a callback only if it has its own. */
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly OperationResponse[];
}

/** The data of an operation's page. */
export interface OperationPage extends Exchange {
  /** A webhook is a request that the API sends to the reader's server. */
  readonly kind: 'operation' | 'webhook';
  readonly slug: string;
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** Site path of the API's overview, which describes its security schemes. */
  readonly overviewPath: string;
  readonly operationId: string;
  /** With its parameters in braces: `/teams/{teamId}`; the name of a webhook. */
  readonly path: string;
  /** The tags that do not group the operation, such as "Beta". */
  readonly badges?: readonly Badge[];
  /** The description's first sentence as plain text; the title if there is none. */
  readonly summary: string;
  /** Alternatives: any one of them is enough. Empty if no credentials are needed, absent if nobody says so. */
  readonly security?: readonly SecurityRequirement[];
  /** Since which version it is so. */
  readonly since?: Lifetime;
  /** Its changes can be followed. */
  readonly hasFeed?: true;
  /** The fields that it had once. */
  readonly goneFields?: readonly GoneField[];
  readonly callbacks: readonly Callback[];
  readonly samples: readonly SampleGroup[];
  readonly schemas: SchemaViews;
}

export interface Badge {
  readonly label: string;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
}

export interface Server extends TemplateServer {
  /** With the defaults of its variables. */
  readonly url: string;
  readonly name?: string;
  readonly description: RichText;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable extends TemplateVariable {
  readonly description: RichText;
}

/** A header of a response, or of a part of a multipart body. */
export interface Header {
  readonly anchor: string;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: RichText;
  readonly schema: SchemaId;
  /** Set if the value is written in this media type. */
  readonly mediaType?: string;
  readonly examples: readonly ValueExample[];
  /** Since which version it is so. */
  readonly since?: Lifetime;
}

export interface Parameter extends Header {
  /** `querystring` is the whole query. */
  readonly in: ParameterLocation | 'querystring';
  /** How a list or an object is serialized; undefined if a value is written unchanged. */
  readonly serialization?: Serialization;
  readonly isReservedAllowed?: true;
  readonly isEmptyAllowed?: true;
}

/** An example of a parameter or a header. */
export interface ValueExample {
  /** Absent if the document has only its address. */
  readonly value?: JsonText;
  /** Its summary, or a name that says something. */
  readonly label?: string;
  readonly description?: RichText;
  /** Where its value is. */
  readonly address?: string;
  /** The text that is sent for it, if the author gives both. */
  readonly sent?: string;
}

/** The result of OpenAPI's `style` and `explode`, named after what it looks like. */
export type Serialization =
  | 'commas'
  | 'repeated'
  | 'spaces'
  | 'pipes'
  | 'tabs'
  | 'commaPairs'
  | 'commaFields'
  | 'spacePairs'
  | 'pipePairs'
  | 'fields'
  | 'brackets'
  | 'dot'
  | 'dots'
  | 'dotCommas'
  | 'dotPairs'
  | 'dotFields'
  | 'semicolon'
  | 'semicolons'
  | 'semicolonCommas'
  | 'semicolonPairs'
  | 'semicolonFields';

export interface RequestBody {
  readonly required: boolean;
  readonly description: RichText;
  readonly content: readonly MediaType[];
}

export interface MediaType {
  readonly mediaType: string;
  /** The prefix of the anchors of its fields and examples. The first one has the anchor of its body. */
  readonly anchor: string;
  readonly schema?: SchemaId;
  /** For a stream, whose schema describes each item. */
  readonly isStream?: true;
  readonly examples: readonly Example[];
  /** How the fields of a form are encoded, if the author specifies it. */
  readonly encodings?: readonly FieldEncoding[];
}

export interface FieldEncoding {
  /** From a field of the body to one inside it. */
  readonly path: readonly EncodedPart[];
  readonly mediaTypes: readonly string[];
  readonly serialization?: Serialization;
  readonly isReservedAllowed?: true;
  /** The headers of its part. */
  readonly headers: readonly Header[];
}

/** A field by name, a part by number, or all parts that have no encoding of their own. */
export type EncodedPart =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'part'; readonly number: number }
  | { readonly kind: 'each' | 'others' };

/** The required fields only, or, where hardly any is required, some of the fields. */
export type ShownFields = 'required' | 'some';

export interface Example {
  readonly name: string;
  readonly label: string;
  /** Generated from the schema, so its label is meaningless. */
  readonly generated?: true;
  /** Set if a generated example does not show all fields. */
  readonly shownFields?: ShownFields;
  readonly description: RichText;
  /** Empty if the document has only its address. */
  readonly code: Code;
  /** Where its value is. */
  readonly address?: string;
}

export interface OperationResponse {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly anchor: string;
  readonly description: RichText;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

/** A link of a response: an operation to call next with its values. */
export interface ResponseLink {
  readonly name: string;
  /** Its name says more than the operation's id. */
  readonly isNamed?: true;
  readonly description: RichText;
  readonly operation?: OperationLink;
  /** Instead of the operation: the URI of one in another document. */
  readonly reference?: string;
  readonly parameters: readonly LinkParameter[];
  /** The body of the request: a runtime expression, or JSON. */
  readonly body?: string;
  /** Set if the operation is on another server. */
  readonly server?: Server;
}

/** A request that the API sends after the operation, with the responses that it expects. */
export interface Callback extends Exchange {
  readonly anchor: string;
  /** Its name in the document. */
  readonly name: string;
  /** A runtime expression for the URL: `{$request.body#/callbackUrl}`. */
  readonly expression: string;
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
  readonly samples: readonly PageSample[];
}

/** A highlighted sample on a page; `Sample` in `src/model/samples` is its plain code. */
export interface PageSample {
  readonly variant: string;
  readonly label: string;
  readonly code: Code;
  /** The requirements of the request that its code cannot meet, one sentence each. */
  readonly limitations: readonly string[];
  /** Names and versions of the runtimes that ran exactly this code; absent if none did. */
  readonly runtime?: readonly string[];
  /** Generated by a client of httpsnippet, which we do not run. */
  readonly isUnproven?: true;
  /** How it changes with each further example of the body. */
  readonly changes?: readonly SampleChange[];
}

/** How a sample changes with another example of the body. */
export interface SampleChange {
  /** The example's anchor. */
  readonly example: string;
  readonly code: CodeChange;
  /** Only if they differ from the sample's. */
  readonly limitations?: readonly string[];
}

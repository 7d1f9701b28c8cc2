import type { JsonText, SchemaId, SchemaNode, SchemaRef, SchemaGraph } from '../schema/schema';
import type { ExpectedResponse, HttpHeader } from './http-request';
import type { ParameterNotation } from './parameter-styles';
import { emptySchema, toGraph } from '../schema/schema';

/** How the text of a field is read: a list has one item per line, a file is given by its path. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json' | 'file';

/** One value of a request that a reader can fill in as text. */
export interface TemplateField {
  readonly name: string;
  readonly kind: FieldKind;
  /** The kind of each line of a list. */
  readonly item?: 'text' | 'number' | 'boolean' | 'file';
  readonly choices?: readonly JsonText[];
  readonly required?: true;
  readonly deprecated?: true;
  readonly nullable?: true;
  /** A number that is never below zero. */
  readonly unsigned?: true;
  /** A text that may have several lines, such as Markdown. */
  readonly long?: true;
  /** Masked in the form, and in no link. */
  readonly secret?: true;
  readonly schema?: SchemaRef;
  /** The value to fill in when the reader first sends the field. */
  readonly suggestion?: string;
}

/** The text of a field; null where the field is not sent. */
export type FieldText = string | null;

/** A parameter with OpenAPI's keywords for its serialization. */
export interface TemplateParameter extends TemplateField, ParameterNotation {
  /** The media type of the value, instead of a style. */
  readonly mediaType?: string;
  /** How the fields of a value that is a form are written. */
  readonly encodings?: readonly TemplateEncoding[];
  /** The value is the whole query. */
  readonly isWholeQuery?: true;
  /** The text that the first sample sends. */
  readonly start: FieldText;
}

/** How a form field is written, from OpenAPI's Encoding Object. */
export interface TemplateEncoding extends Omit<ParameterNotation, 'in'> {
  readonly contentType?: string;
  /** The headers of a part. */
  readonly headers?: readonly HttpHeader[];
  /** Set if its content has encodings of its own, which no sample follows. */
  readonly isNested?: true;
}

/** A body in one media type. */
export interface TemplateBody {
  readonly mediaType: string;
  /** The type that is sent, if not the media type itself: one type of a range, or with a boundary. */
  readonly contentType?: string;
  /** The prefix of its anchors on the page. */
  readonly anchor: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'file';
  readonly schema?: SchemaId;
  /** The whole body is a secret, such as a list of passwords. */
  readonly secret?: true;
  /** At least one. */
  readonly examples: readonly TemplateExample[];
  /** Only if the body is a plain object. */
  readonly fields?: readonly TemplateField[];
  readonly encodings?: readonly TemplateEncoding[];
  /** The parts of a multipart body have no names: its fields are numbered. */
  readonly isOrdered?: true;
}

export interface TemplateExample {
  /** The anchor of the example on its page. */
  readonly anchor: string;
  /** Absent if there is nothing to choose from. */
  readonly name?: string;
  /** JSON for bodies with fields, otherwise the text itself or the path of a file. */
  readonly text: string;
}

export interface TemplateServer {
  /** With its variables in braces. */
  readonly template: string;
  readonly variables: readonly TemplateVariable[];
}

export interface TemplateVariable {
  readonly name: string;
  readonly default: string;
  /** Empty if any value is valid. */
  readonly values: readonly string[];
}

/** How a request carries the credentials of a scheme. */
export interface TemplateScheme {
  readonly name: string;
  readonly label: string;
  /** Absent if no part of the request carries credentials. */
  readonly place?: {
    readonly in: 'header' | 'query' | 'cookie';
    readonly name: string;
    /** The text before the credentials, such as `Bearer `. */
    readonly prefix: string;
    readonly placeholder: string;
    /** The credentials are a user name and a password. */
    readonly basic?: true;
  };
  /** The environment variable of programs that holds its credentials. */
  readonly variable?: string;
  /** Why samples do not send its credentials, as a sentence. */
  readonly remark?: string;
}

/** An operation's request with its values left open. */
export interface RequestTemplate {
  /** Upper case. */
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly servers: readonly TemplateServer[];
  /** The environment variable of programs that holds the URL of the server. */
  readonly urlVariable?: string;
  /** Security requirements; all schemes of a requirement are needed together. */
  readonly security: readonly (readonly TemplateScheme[])[];
  readonly parameters: readonly TemplateParameter[];
  readonly bodies: readonly TemplateBody[];
  readonly isBodyRequired: boolean;
  /** The names of properties, at any depth, whose values the API declares to be secrets. */
  readonly secrets?: readonly string[];
  /** The media type of the response. */
  readonly accept?: string;
  readonly response?: ExpectedResponse;
}

/** A template with the schemas that its values are validated with. */
export interface FormTemplate extends RequestTemplate {
  readonly nodes: readonly FormSchema[];
}

/** A schema reduced to what validates values. Keywords that it does not use are absent. */
export type FormSchema = Pick<SchemaNode, 'id'> & Partial<SchemaNode>;

/** The graph of form schemas, with the defaults of absent keywords filled in. */
export function toFormGraph(nodes: readonly FormSchema[]): SchemaGraph {
  return toGraph(nodes.map((node) => ({ ...emptySchema, ...node })));
}

import type { JsonText, SchemaId, SchemaNode, SchemaRef, SchemaGraph } from '../schema/schema';
import type { ParameterLocation, ParameterStyle } from './parameter-styles';
import { emptySchema, toGraph } from '../schema/schema';

/** How the text of a field is read; a list has one item a line, a file is named by its path. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json' | 'file';

/** One value of a request that a reader can fill in as text. */
export interface TemplateField {
  readonly name: string;
  readonly kind: FieldKind;
  /** What each line of a list is. */
  readonly item?: 'text' | 'number' | 'boolean' | 'file';
  readonly choices?: readonly JsonText[];
  readonly required?: true;
  readonly deprecated?: true;
  readonly nullable?: true;
  /** It is a password, which must not leave the page in a link. */
  readonly secret?: true;
  readonly schema?: SchemaRef;
  /** What may be sent where nothing is yet. */
  readonly suggestion?: string;
}

/** The text of a field; null where the field is not sent. */
export type FieldText = string | null;

/** A parameter with what decides how it is written: OpenAPI's own keywords. */
export interface TemplateParameter extends TemplateField {
  readonly in: ParameterLocation;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** In place of a style: the value is written in this media type. */
  readonly mediaType?: string;
  /** What the first sample sends. */
  readonly start: FieldText;
}

/** How one field of a form is written, as far as OpenAPI's encoding object says it. */
export interface TemplateEncoding {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

/** A body in one media type. */
export interface TemplateBody {
  readonly mediaType: string;
  /** What its anchors on the page begin with. */
  readonly anchor: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'file';
  readonly schema?: SchemaId;
  /** At least one. */
  readonly examples: readonly TemplateExample[];
  /** Absent where the body is no plain object. */
  readonly fields?: readonly TemplateField[];
  readonly encodings?: readonly TemplateEncoding[];
  /** There is a password in it that is none of its fields. */
  readonly secret?: true;
}

export interface TemplateExample {
  /** The anchor of the example on its page. */
  readonly anchor: string;
  /** Absent where there is none to choose. */
  readonly name?: string;
  /** JSON for bodies with fields, otherwise the text itself, or the path of a file. */
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
  /** Any value is right where the list is empty. */
  readonly values: readonly string[];
}

/** How a request carries the credentials of a scheme. */
export interface TemplateScheme {
  readonly name: string;
  readonly label: string;
  /** Absent where no part of a request carries them. */
  readonly place?: {
    readonly in: 'header' | 'query' | 'cookie';
    readonly name: string;
    /** What stands before them: `Bearer `. */
    readonly prefix: string;
    readonly placeholder: string;
    /** They are a user's name and password. */
    readonly basic?: true;
  };
}

/** Everything that decides what an operation's request is, except the values that its sender chooses. */
export interface RequestTemplate {
  /** Upper case. */
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly servers: readonly TemplateServer[];
  /** Alternatives: the schemes of one of them are needed together. */
  readonly security: readonly (readonly TemplateScheme[])[];
  readonly parameters: readonly TemplateParameter[];
  readonly bodies: readonly TemplateBody[];
  readonly isBodyRequired: boolean;
  /** The media type of the response. */
  readonly accept?: string;
}

/** A template with the schemas that its values are validated with. */
export interface FormTemplate extends RequestTemplate {
  readonly nodes: readonly FormSchema[];
}

/** A schema with only what validates values. A keyword that it does not have is absent. */
export type FormSchema = Pick<SchemaNode, 'id'> & Partial<SchemaNode>;

/** The graph of form schemas, with what they leave out. */
export function toFormGraph(nodes: readonly FormSchema[]): SchemaGraph {
  return toGraph(nodes.map((node) => ({ ...emptySchema, ...node })));
}

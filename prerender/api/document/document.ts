import type { OAuthFlowKind } from '../../../src/model/api/security';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { SchemaObject } from './schema-object';

/** A valid OpenAPI document, bundled from all its files. */
export interface Spec {
  /** The file's name without its extension; the API's folder below `/docs/api/`. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: OpenApiDocument;
  /** Finds the position of a value of the document in its source file. */
  readonly locate: Locate;
  /** Paths of all files that were read, from the project root. */
  readonly files: readonly string[];
  /** True if the team does not own the file: its problems are notes. */
  readonly isForeign: boolean;
  /** Problems that do not make the document invalid. */
  readonly warnings: readonly Problem[];
}

/**
 * The parts of an OpenAPI 3.1 document that the site reads, after validation.
 *
 * Field names are OpenAPI's own: https://spec.openapis.org/oas/v3.1.1
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Info;
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly TagObject[];
  readonly paths?: Readonly<Record<string, Referable<PathItem>>>;
  /** Requests that the API sends, by name. */
  readonly webhooks?: Readonly<Record<string, Referable<PathItem>>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, Referable<SecuritySchemeObject>>>;
  };
  readonly security?: readonly SecurityRequirementObject[];
  readonly externalDocs?: ExternalDocsObject;
  readonly 'x-tagGroups'?: unknown;
}

export interface ExternalDocsObject {
  readonly url: string;
  readonly description?: string;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly email?: string; readonly url?: string };
  readonly license?: {
    readonly name: string;
    readonly url?: string;
    /** An SPDX license expression, used instead of a URL. */
    readonly identifier?: string;
  };
}

export interface ServerObject {
  readonly url: string;
  /** OpenAPI 3.2. */
  readonly name?: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariableObject>>;
}

export interface ServerVariableObject {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface TagObject {
  readonly name: string;
  /** OpenAPI 3.2. */
  readonly summary?: string;
  /** The name of the parent tag. OpenAPI 3.2. */
  readonly parent?: string;
  /** The tag's purpose: `nav`, `badge`, `audience` … OpenAPI 3.2. */
  readonly kind?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocsObject;
  readonly 'x-displayName'?: string;
  readonly 'x-internal'?: unknown;
}

/** The methods with their own field in a path item, in the order that pages list them. */
export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

type FixedMethod = (typeof methods)[number];

/** True for a field of a path item that holds an operation. */
export function isMethod(field: string): field is FixedMethod {
  return (methods as readonly string[]).includes(field);
}

/** A Path Item or an Operation, as far as both say the same things. */
interface Requested {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly servers?: readonly ServerObject[];
  readonly 'x-internal'?: unknown;
}

export type PathItem = Requested &
  Readonly<Partial<Record<FixedMethod, OperationObject>>> & {
    /** Operations of methods without their own field, by method. OpenAPI 3.2. */
    readonly additionalOperations?: Readonly<Record<string, OperationObject>>;
  };

export interface OperationObject extends Requested {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly requestBody?: Referable<RequestBodyObject>;
  readonly responses?: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly security?: readonly SecurityRequirementObject[];
  readonly callbacks?: Readonly<Record<string, Referable<CallbackObject>>>;
  readonly externalDocs?: ExternalDocsObject;
  readonly 'x-slug'?: unknown;
  readonly 'x-codeSamples'?: unknown;
  readonly 'x-code-samples'?: unknown;
}

/** Requests that the API sends after an operation, by the runtime expression of their URL. */
export type CallbackObject = Readonly<Record<string, Referable<PathItem>>>;

export type SecurityRequirementObject = Readonly<Record<string, readonly string[]>>;

export interface ParameterObject extends Exemplified {
  readonly name: string;
  /** `querystring` is the entire query string. OpenAPI 3.2. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly allowEmptyValue?: boolean;
  /** Swagger 2.0, as far as no style says it. */
  readonly 'x-collectionFormat'?: string;
  /** Instead of a schema: the value is serialized as this single media type. */
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

interface Exemplified {
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ExampleObject>>>;
}

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  /** OpenAPI 3.2. */
  | 'cookie';

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface MediaTypeObject extends Encoded, Exemplified {
  /** The schema of each item in a stream. OpenAPI 3.2. */
  readonly itemSchema?: SchemaObject;
}

interface Encoded {
  /** How form fields are serialized. */
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
  /** How the parts of a multipart body without names are serialized: the first ones, and the others. OpenAPI 3.2. */
  readonly prefixEncoding?: readonly EncodingObject[];
  readonly itemEncoding?: EncodingObject;
}

/** A field that is a form, or a part that has parts, has encodings of its own. OpenAPI 3.2. */
export interface EncodingObject extends Encoded {
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Referable<HeaderObject>>>;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Swagger 2.0, where it applies to multipart bodies as well. */
  readonly 'x-collectionFormat'?: string;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  /** Instead of a value: its URL. */
  readonly externalValue?: string;
  /** Instead of `value`: the value before serialization, and its serialized form. OpenAPI 3.2. */
  readonly dataValue?: unknown;
  readonly serializedValue?: string;
}

export interface ResponseObject {
  /** OpenAPI 3.2, which makes the description optional. */
  readonly summary?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Referable<HeaderObject>>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly links?: Readonly<Record<string, Referable<LinkObject>>>;
}

export type HeaderObject = Pick<
  ParameterObject,
  'description' | 'required' | 'deprecated' | 'schema' | 'content' | 'example' | 'examples'
>;

export interface LinkObject {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
  readonly server?: ServerObject;
}

export interface SecuritySchemeObject {
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  readonly description?: string;
  readonly name?: string;
  readonly in?: 'query' | 'header' | 'cookie';
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  /** OpenAPI 3.2. */
  readonly oauth2MetadataUrl?: string;
  readonly deprecated?: boolean;
  readonly flows?: Readonly<Partial<Record<OAuthFlowKind, OAuthFlowObject>>>;
}

export interface OAuthFlowObject {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

export interface Reference {
  readonly $ref: string;
}

/** An object, or a reference to one elsewhere in the document. */
export type Referable<T> = T | Reference;

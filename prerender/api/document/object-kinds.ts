import { methods } from './document';

/**
 * What an object of OpenAPI is. Those that a reference may stand for are called like the group of
 * components that holds them.
 */
export type ObjectKind = ReferableKind | PlainKind;

const referable = [
  'callbacks',
  'examples',
  'headers',
  'links',
  'mediaTypes',
  'parameters',
  'pathItems',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
] as const;

/** What a reference may stand for. */
export type ReferableKind = (typeof referable)[number];

type PlainKind =
  | 'components'
  | 'contact'
  | 'discriminator'
  | 'document'
  | 'encoding'
  | 'externalDocs'
  | 'flow'
  | 'flows'
  | 'info'
  | 'license'
  | 'operation'
  | 'paths'
  | 'responseMap'
  | 'server'
  | 'tag'
  | 'variable'
  | 'xml';

/** What a field holds: an object of a kind, or a list or a map of them. */
export type Slot = ObjectKind | readonly ['list' | 'map', ObjectKind];

/** What the fields of an object hold; the field `*` stands for all that have no name of their own. */
type Fields = Readonly<Record<string, Slot>>;

/** Whether a reference may stand in place of an object. */
export function isReferable(kind: string): kind is ReferableKind {
  return (referable as readonly string[]).includes(kind);
}

/** What a field of an object holds, if that is an object that we know; extensions are not. */
export function findSlot(kind: ObjectKind, field: string, isSwagger: boolean): Slot | undefined {
  const changed = isSwagger ? swagger[kind] : undefined;
  const fields = { ...kinds[kind], ...changed };
  if (field !== '*' && Object.hasOwn(fields, field)) return fields[field];
  return field.startsWith('x-') ? undefined : fields['*'];
}

const written: Fields = { schema: 'schemas', examples: ['map', 'examples'] };

const sent: Fields = { ...written, content: ['map', 'mediaTypes'] };

const kinds: Readonly<Record<ObjectKind, Fields>> = {
  document: {
    info: 'info',
    servers: ['list', 'server'],
    paths: 'paths',
    webhooks: ['map', 'pathItems'],
    components: 'components',
    tags: ['list', 'tag'],
    externalDocs: 'externalDocs',
  },
  info: { contact: 'contact', license: 'license' },
  contact: {},
  license: {},
  server: { variables: ['map', 'variable'] },
  variable: {},
  paths: { '*': 'pathItems' },
  components: Object.fromEntries(referable.map((kind) => [kind, ['map', kind]])),
  pathItems: {
    ...Object.fromEntries(methods.map((method) => [method, 'operation'])),
    additionalOperations: ['map', 'operation'],
    parameters: ['list', 'parameters'],
    servers: ['list', 'server'],
  },
  operation: {
    parameters: ['list', 'parameters'],
    requestBody: 'requestBodies',
    responses: 'responseMap',
    callbacks: ['map', 'callbacks'],
    servers: ['list', 'server'],
    externalDocs: 'externalDocs',
  },
  externalDocs: {},
  parameters: sent,
  requestBodies: { content: ['map', 'mediaTypes'] },
  mediaTypes: { ...written, itemSchema: 'schemas', encoding: ['map', 'encoding'] },
  encoding: { headers: ['map', 'headers'] },
  responseMap: { '*': 'responses' },
  responses: {
    headers: ['map', 'headers'],
    content: ['map', 'mediaTypes'],
    links: ['map', 'links'],
  },
  callbacks: { '*': 'pathItems' },
  examples: {},
  links: { server: 'server' },
  headers: sent,
  tag: { externalDocs: 'externalDocs' },
  securitySchemes: { flows: 'flows' },
  flows: { '*': 'flow' },
  flow: {},
  discriminator: {},
  xml: {},
  schemas: {
    ...toFields(
      ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
      'map',
    ),
    ...toFields(['allOf', 'anyOf', 'oneOf', 'prefixItems'], 'list'),
    ...Object.fromEntries(
      [
        'items',
        'additionalProperties',
        'unevaluatedProperties',
        'unevaluatedItems',
        'propertyNames',
        'contains',
        'contentSchema',
        'not',
        'if',
        'then',
        'else',
      ].map((keyword) => [keyword, 'schemas']),
    ),
    discriminator: 'discriminator',
    externalDocs: 'externalDocs',
    xml: 'xml',
  },
};

function toFields(keywords: readonly string[], shape: 'list' | 'map'): Fields {
  return Object.fromEntries(keywords.map((keyword) => [keyword, [shape, 'schemas']]));
}

/** Where Swagger 2.0 has something else. */
const swagger: Partial<Record<ObjectKind, Fields>> = {
  document: {
    definitions: ['map', 'schemas'],
    parameters: ['map', 'parameters'],
    responses: ['map', 'responses'],
    securityDefinitions: ['map', 'securitySchemes'],
  },
  // An example is written by its media type, as it is.
  responses: { schema: 'schemas' },
};

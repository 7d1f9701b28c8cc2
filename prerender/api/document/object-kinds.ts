import { methods } from './document';

/**
 * The kind of an OpenAPI object. Kinds that a reference can replace are named after their group in
 * `components`.
 */
export type ObjectKind = ReferableKind | PlainKind;

/** The kinds of objects that a reference can replace. */
export const referable = [
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

/** A kind of object that a reference can replace. */
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

/** The content of a field: an object of a kind, or a list or map of such objects. */
export type Slot = ObjectKind | readonly ['list' | 'map', ObjectKind];

/** The content of an object's fields; `*` covers all fields without a fixed name. */
type Fields = Readonly<Record<string, Slot>>;

/** True if a reference can replace an object of this kind. */
export function isReferable(kind: string): kind is ReferableKind {
  return (referable as readonly string[]).includes(kind);
}

/** The content of an object's field, if it holds OpenAPI objects; undefined for extensions. */
export function findSlot(kind: ObjectKind, field: string, isSwagger: boolean): Slot | undefined {
  const fields = (isSwagger ? swaggerKinds : kinds)[kind] ?? {};
  if (field !== '*' && Object.hasOwn(fields, field)) return fields[field];
  return field.startsWith('x-') ? undefined : fields['*'];
}

/** The content at some keys of an object of a kind, if OpenAPI has something there. */
export function findSlotAt(
  kind: ObjectKind,
  keys: readonly string[],
  isSwagger: boolean,
): Slot | undefined {
  return keys.reduce<Slot | undefined>((slot, key) => {
    if (slot === undefined) return undefined;
    return typeof slot === 'string' ? findSlot(slot, key, isSwagger) : slot[1];
  }, kind);
}

const written: Fields = { schema: 'schemas', examples: ['map', 'examples'] };

const sent: Fields = { ...written, content: ['map', 'mediaTypes'] };

const encoded: Fields = {
  encoding: ['map', 'encoding'],
  prefixEncoding: ['list', 'encoding'],
  itemEncoding: 'encoding',
};

const kinds: Readonly<Partial<Record<ObjectKind, Fields>>> = {
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
  server: { variables: ['map', 'variable'] },
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
  parameters: sent,
  requestBodies: { content: ['map', 'mediaTypes'] },
  mediaTypes: { ...written, itemSchema: 'schemas', ...encoded },
  encoding: { headers: ['map', 'headers'], ...encoded },
  responseMap: { '*': 'responses' },
  responses: {
    headers: ['map', 'headers'],
    content: ['map', 'mediaTypes'],
    links: ['map', 'links'],
  },
  callbacks: { '*': 'pathItems' },
  links: { server: 'server' },
  headers: sent,
  tag: { externalDocs: 'externalDocs' },
  securitySchemes: { flows: 'flows' },
  flows: { '*': 'flow' },
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

/** Swagger 2.0 has the same with other fields. */
const swaggerKinds: typeof kinds = {
  ...kinds,
  document: {
    ...kinds.document,
    definitions: ['map', 'schemas'],
    parameters: ['map', 'parameters'],
    responses: ['map', 'responses'],
    securityDefinitions: ['map', 'securitySchemes'],
  },
  // Examples are raw values by media type.
  responses: { ...kinds.responses, schema: 'schemas' },
};

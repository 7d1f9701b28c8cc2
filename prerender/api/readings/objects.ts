import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';
import type { ObjectKind } from '../document/object-kinds';
import { findSlot } from '../document/object-kinds';
import type { SpecVersion } from '../document/objects';
import type { ListReadings, Reading } from './reading';
import { toValueText } from './reading';

/** How an object of OpenAPI is read, except a Schema Object. */
export const objectReadings: Readonly<Partial<Record<ObjectKind, ListReadings>>> = {
  document: (document) => [
    ...(document['swagger'] === '2' ? [{ keys: ['swagger'], value: '2.0' }] : []),
    ...listTagReadings(document),
  ],
  headers: (header, version) => listSchemaKeywords(header, version),
  operation: listOperationReadings,
  parameters: (parameter, version) => [
    ...listSchemaKeywords(parameter, version),
    ...listPathReadings(parameter),
  ],
  paths: listPathNames,
  responseMap: listStatuses,
  securitySchemes: listSchemeReadings,
  server: listServerReadings,
};

/** A host without a scheme: `api.example.com/v1`. A path or the name of a file, such as `v1.json`, is relative. */
const HOST =
  /^(?:localhost|\d+(?:\.\d+){3}|(?:[\w-]|\{\w+\})+(?:\.(?:[\w-]|\{\w+\})+)*\.(?!(?:aspx?|cgi|html?|json|jsp|php|ya?ml)\b)[a-z]{2,})(?::\d+)?(?:\/|$)/i;

function listServerReadings({ url }: JsonObject): readonly Reading[] {
  if (typeof url !== 'string' || !HOST.test(url)) return [];
  const value = `https://${url.replace(/\/+$/, '')}`;
  const text = `has no scheme: read as "${value}"`;
  return [
    { keys: ['url'], value, text, hint: `Write "${value}", or begin a relative path with "./".` },
  ];
}

/** Tags that are names alone, or declared again. */
function listTagReadings({ tags }: JsonObject): readonly Reading[] {
  if (!Array.isArray(tags)) return [];
  const names = tags.map((tag: unknown) => (isObject(tag) ? tag['name'] : tag));
  return names.flatMap((name, index): readonly Reading[] => {
    if (typeof name !== 'string') return [];
    const keys = ['tags', String(index)];
    if (names.indexOf(name) < index) {
      const text = `declares the tag "${name}" again: the first declaration is used`;
      return [{ keys, value: undefined, text, hint: 'Keep one of them.' }];
    }
    if (typeof tags[index] !== 'string') return [];
    const text = `is a string: read as the tag "${name}"`;
    return [{ keys, value: { name }, text, hint: `Write it as in "- name: ${name}".` }];
  });
}

/** Keywords that Swagger 2.0 has on the parameter or header itself. */
const swaggerKeywords = [
  'type',
  'format',
  'enum',
  'items',
  'default',
  'minimum',
  'maximum',
  'pattern',
];

function listSchemaKeywords(value: JsonObject, version: SpecVersion): readonly Reading[] {
  if (version === '2.0' || '$ref' in value || 'schema' in value || 'content' in value) return [];
  const found = swaggerKeywords.filter((keyword) => keyword in value);
  if (found.length === 0) return [];
  const schema = Object.fromEntries(found.map((keyword) => [keyword, value[keyword]]));
  const text = `has ${found.map((keyword) => `"${keyword}"`).join(', ')} without a schema: read as its "schema"`;
  return [
    { keys: ['schema'], value: schema, text, hint: 'Put them below "schema".' },
    ...found.map((keyword) => ({ keys: [keyword], value: undefined })),
  ];
}

/** A parameter of the path is always there, whether the file says so or not. */
function listPathReadings({ in: location, required }: JsonObject): readonly Reading[] {
  if (location !== 'path' || required === true) return [];
  return [
    {
      keys: ['required'],
      value: true,
      text:
        required === undefined
          ? 'is missing on a path parameter: read as "true"'
          : `is ${toValueText(required)} on a path parameter: read as "true"`,
      hint: 'Write "required: true": path parameters are always required.',
    },
  ];
}

function listOperationReadings({ tags }: JsonObject): readonly Reading[] {
  if (typeof tags !== 'string') return [];
  const hint = `Write it as in "tags: [${tags}]".`;
  return [{ keys: ['tags'], value: [tags], text: 'is a string: read as a list of one tag', hint }];
}

function listPathNames(paths: JsonObject): readonly Reading[] {
  return Object.entries(paths).flatMap(([path, item]): readonly Reading[] => {
    if (path.startsWith('/') || path.startsWith('x-') || !isObject(item)) return [];
    const name = `/${path}`;
    if (Object.hasOwn(paths, name)) return [];
    return [
      {
        keys: [path],
        value: undefined,
        text: `does not begin with a slash: read as "${name}"`,
        hint: 'Begin the path with "/".',
      },
      { keys: [name], value: item },
    ];
  });
}

/** A status in words or with others around it, such as `200 OK`. */
function listStatuses(responses: JsonObject): readonly Reading[] {
  return Object.entries(responses).flatMap(([name, response]): readonly Reading[] => {
    if (/^(?:[1-5](?:\d\d|XX)$|default$|x-)/.test(name) || !isObject(response)) return [];
    const status = /^[1-5](?:\d\d|xx)\b/i.exec(name.trim())?.[0].toUpperCase();
    if (status === undefined || Object.hasOwn(responses, status)) return [];
    const hint = 'Write three digits, "4XX" or "default".';
    return [
      { keys: [name], value: undefined, text: `is not a status: read as "${status}"`, hint },
      { keys: [status], value: response },
    ];
  });
}

/** `type: basic` of Swagger 2.0, and `type: bearer`, in a later version. */
function listSchemeReadings(
  { type, scheme }: JsonObject,
  version: SpecVersion,
): readonly Reading[] {
  const name = typeof type === 'string' ? type.toLowerCase() : '';
  if (version === '2.0' || scheme !== undefined || (name !== 'basic' && name !== 'bearer'))
    return [];
  return [
    {
      keys: ['type'],
      value: 'http',
      text: `says ${toValueText(type)}: read as "http" with the scheme "${name}"`,
      hint: `Write "type: http" and "scheme: ${name}".`,
    },
    { keys: ['scheme'], value: name },
  ];
}

/** Fields whose value may be null: what an author's value is. */
const values = new Set(['const', 'dataValue', 'default', 'example', 'value']);

/** A field without a value is no field, and an entry without one is an empty object. */
export function listEmptyFields(
  kind: ObjectKind,
  object: JsonObject,
  version: SpecVersion,
): readonly Reading[] {
  const isSwagger = version === '2.0';
  return Object.entries(object).flatMap(([field, value]): readonly Reading[] => {
    const slot = findSlot(kind, field, isSwagger);
    if (value === null) {
      if (values.has(field) || field.startsWith('x-')) return [];
      return [{ keys: [field], value: kind === 'responseMap' ? {} : undefined }];
    }
    if (slot === undefined || typeof slot === 'string') return [];
    if (Array.isArray(value)) {
      return value.flatMap((item, index) =>
        item === null ? [{ keys: [field, String(index)], value: undefined }] : [],
      );
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      inner === null ? [{ keys: [field, name], value: {} }] : [],
    );
  });
}

import { listTypedObjects } from '../document/list-typed-objects';
import type { TypedObject } from '../document/list-typed-objects';
import type { ObjectKind } from '../document/object-kinds';
import { toPointer } from '../document/pointer';
import type { SchemaErrorDetail } from './schema-error-detail';

type FieldType = 'array' | 'boolean' | 'object' | 'string' | 'any';

/** What OpenAPI 3.2 adds to 3.1, for which the validator has no schema. https://spec.openapis.org/oas/v3.2.0 */
const added: Partial<Record<ObjectKind, Readonly<Record<string, FieldType>>>> = {
  document: { $self: 'string' },
  server: { name: 'string' },
  tag: { summary: 'string', parent: 'string', kind: 'string' },
  responses: { summary: 'string' },
  mediaTypes: { itemSchema: 'any', prefixEncoding: 'array', itemEncoding: 'object' },
  encoding: { encoding: 'object', prefixEncoding: 'array', itemEncoding: 'object' },
  examples: { dataValue: 'any', serializedValue: 'string' },
  securitySchemes: { deprecated: 'boolean', oauth2MetadataUrl: 'string' },
  flow: { deviceAuthorizationUrl: 'string' },
};

/** Takes what is new in OpenAPI 3.2 out of a copy of a document; what has a wrong form comes back. */
export function takeNewFields(document: unknown): readonly SchemaErrorDetail[] {
  return listTypedObjects(document).flatMap((object) => {
    const faults = takeFields(object);
    if (object.kind === 'flows') return [...faults, ...takeDeviceFlow(object)];
    if (object.kind === 'parameters') return [...faults, ...renamePlace(object)];
    // It is optional by now.
    if (object.kind === 'responses' && !Object.hasOwn(object.value, '$ref'))
      object.value['description'] ??= '';
    return faults;
  });
}

/** Whether a field has come with OpenAPI 3.2. */
export function isNewField(field: string): boolean {
  return newFields.has(field);
}

const newFields = new Set([
  'additionalOperations',
  'deviceAuthorization',
  'mediaTypes',
  'query',
  ...Object.values(added).flatMap((fields) => Object.keys(fields)),
]);

function takeFields({ kind, value, keys }: TypedObject): readonly SchemaErrorDetail[] {
  return Object.entries(added[kind] ?? {}).flatMap(([field, type]) => {
    if (!Object.hasOwn(value, field)) return [];
    const found = value[field];
    // The flow that has it is taken as a whole.
    if (kind !== 'flow') Reflect.deleteProperty(value, field);
    return type === 'any' || toType(found) === type ? [] : [toFault([...keys, field], type)];
  });
}

function takeDeviceFlow({ value, keys }: TypedObject): readonly SchemaErrorDetail[] {
  const flow = value['deviceAuthorization'];
  Reflect.deleteProperty(value, 'deviceAuthorization');
  if (flow === undefined) return [];
  const place = [...keys, 'deviceAuthorization'];
  if (toType(flow) !== 'object') return [toFault(place, 'object')];
  const fields = flow as Record<string, unknown>;
  return (
    [
      ['deviceAuthorizationUrl', 'string'],
      ['tokenUrl', 'string'],
      ['scopes', 'object'],
    ] as const
  ).flatMap(([field, type]) => {
    if (!Object.hasOwn(fields, field)) return [toLack(place, field)];
    const isRight = toType(fields[field]) === type || field === 'deviceAuthorizationUrl';
    return isRight ? [] : [toFault([...place, field], type)];
  });
}

/** Two places have come with their own rules: the whole query, and cookies as browsers write them. */
function renamePlace({ value, keys }: TypedObject): readonly SchemaErrorDetail[] {
  if (value['in'] === 'cookie' && value['style'] === 'cookie') value['style'] = 'form';
  if (value['in'] !== 'querystring') return [];
  value['in'] = 'query';
  return Object.hasOwn(value, 'content') ? [] : [toLack(keys, 'content')];
}

function toType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function toFault(keys: readonly string[], type: string): SchemaErrorDetail {
  return {
    instancePath: toPointer(keys),
    keyword: 'type',
    params: { type },
    message: `must be ${type}`,
  };
}

/** The complaint that a field is not there. */
export function toLack(keys: readonly string[], field: string): SchemaErrorDetail {
  return {
    instancePath: toPointer(keys),
    keyword: 'required',
    params: { missingProperty: field },
    message: `must have required property '${field}'`,
  };
}

import { findKind, isSwagger } from '../document/list-typed-objects';
import { findAt, toKeys } from '../document/pointer';
import type { JsonObject } from '../document/swagger2-object';
import { toObject } from '../document/swagger2-object';
import type { SchemaErrorDetail } from './schema-error-detail';

/**
 * Of parameters and security schemes the validator's schemas know several kinds, and complain of each:
 * only what is said of the kind that an object is of stays.
 */
export function toAlternativeErrors(
  details: readonly SchemaErrorDetail[],
  document: unknown,
): readonly SchemaErrorDetail[] {
  if (String(findAt(document, ['openapi'])).startsWith('3.1')) return toOneOfTwo(details);
  return toOneOfTwo(details).filter((detail) => isMeant(detail, document));
}

function isMeant({ instancePath, keyword, params }: SchemaErrorDetail, document: unknown): boolean {
  const keys = toKeys(instancePath);
  const [field = ''] = keys.slice(-1);
  const isEnum = keyword === 'enum' && deciders.has(field);
  const holder = isEnum ? keys.slice(0, -1) : keys;
  const value = toObject(findAt(document, holder));
  const kind = findKind(document, holder);
  if (kind !== 'parameters' && kind !== 'securitySchemes') return true;
  if (isEnum) return !listAllowed(kind, field, isSwagger(document)).includes(String(value[field]));
  const rules = kind === 'parameters' ? toParameterRules(value, document) : toSchemeRules(value);
  if (keyword === 'required') return rules.includes(String(params['missingProperty']));
  if (keyword === 'additionalProperties')
    return !knownFields.has(String(params['additionalProperty']));
  return true;
}

/** What tells alternatives apart. */
const deciders = new Set(['type', 'in', 'flow', 'style']);

/** What one alternative or another allows is right, whatever the others say. */
function listAllowed(
  kind: 'parameters' | 'securitySchemes',
  field: string,
  isOldSwagger: boolean,
): readonly string[] {
  const allowed = isOldSwagger ? swaggerValues : values;
  return (allowed[`${kind}.${field}`] ?? '').split(' ');
}

type Values = Readonly<Record<string, string>>;

const swaggerValues: Values = {
  'parameters.in': 'body header formData query path',
  'parameters.type': 'string number boolean integer array file',
  'securitySchemes.type': 'basic apiKey oauth2',
  'securitySchemes.in': 'header query',
  'securitySchemes.flow': 'implicit password application accessCode',
};

const values: Values = {
  'parameters.in': 'path query header cookie',
  'parameters.style': 'matrix label simple form spaceDelimited pipeDelimited deepObject',
  'securitySchemes.type': 'apiKey http oauth2 openIdConnect',
  'securitySchemes.in': 'header query cookie',
};

/** What a parameter of its place needs. */
function toParameterRules({ in: place }: JsonObject, document: unknown): readonly string[] {
  if (isSwagger(document) && place === 'body') return ['name', 'in', 'schema'];
  const isPlace = listAllowed('parameters', 'in', isSwagger(document)).includes(String(place));
  if (!isPlace) return ['name', 'in'];
  const plain = isSwagger(document) ? ['name', 'in', 'type'] : ['name', 'in', 'content', 'schema'];
  return place === 'path' ? [...plain, 'required'] : plain;
}

function toSchemeRules({ type, flow }: JsonObject): readonly string[] {
  if (type === 'oauth2') return ['flows', 'flow', ...(flowFields.get(flow) ?? [])];
  return schemeFields.get(type) ?? ['type'];
}

const schemeFields: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['apiKey', ['name', 'in']],
  ['http', ['scheme']],
  ['openIdConnect', ['openIdConnectUrl']],
]);

const flowFields: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['implicit', ['authorizationUrl']],
  ['accessCode', ['authorizationUrl', 'tokenUrl']],
  ['application', ['tokenUrl']],
  ['password', ['tokenUrl']],
]);

/** What one alternative or another has: those that do not have it say nothing by refusing it. */
const knownFields = new Set(
  [
    'name in type schema required description items format default enum pattern collectionFormat',
    'maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength maxItems minItems',
    'uniqueItems multipleOf allowEmptyValue scheme bearerFormat flows flow scopes openIdConnectUrl',
    'authorizationUrl tokenUrl',
  ].flatMap((names) => names.split(' ')),
);

/** A parameter has either of two fields; that it lacks both is one complaint. */
function toOneOfTwo(details: readonly SchemaErrorDetail[]): readonly SchemaErrorDetail[] {
  return details.flatMap((detail) => {
    const { instancePath, params } = detail;
    const lacks = (field: string) =>
      details.some(
        (other) => other.instancePath === instancePath && other.params['missingProperty'] === field,
      );
    if (!lacks('schema') || !lacks('content')) return [detail];
    if (params['missingProperty'] === 'content') return [];
    return params['missingProperty'] === 'schema'
      ? [{ ...detail, message: "must have 'schema' or 'content'" }]
      : [detail];
  });
}

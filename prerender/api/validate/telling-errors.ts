import type { ErrorObject } from 'ajv/dist/2020.js';

/** A validation error of an OpenAPI object. */
export type TellingError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>;

/** Drops errors that repeat others or follow from them. */
export function toTellingErrors(errors: readonly ErrorObject[]): readonly TellingError[] {
  const causes = toOneOfTwo(errors.filter(isCause));
  return merge(
    causes.filter((error) => !isOfParent(error, causes) && !isOfMissingSchema(error, causes)),
  );
}

function isCause({ keyword, propertyName }: ErrorObject): boolean {
  if (propertyName !== undefined && keyword !== 'propertyNames') return false;
  return !/^(?:oneOf|anyOf|if|not)$/.test(keyword);
}

/** Merges two errors into one: a parameter needs `schema` or `content`. */
function toOneOfTwo(details: readonly TellingError[]): readonly TellingError[] {
  return details.flatMap((detail) => {
    const { instancePath, params } = detail;
    const lacks = (field: string) =>
      details.some(
        (other) => other.instancePath === instancePath && other.params['missingProperty'] === field,
      );
    if (!lacks('schema') || !lacks('content')) return [detail];
    if (params['missingProperty'] === 'content') return [];
    return params['missingProperty'] === 'schema'
      ? [{ ...detail, message: NEEDS_SCHEMA }]
      : [detail];
  });
}

const NEEDS_SCHEMA = "must have 'schema' or 'content'";

/** In Swagger 2.0 these are fields of the parameter or header itself. */
const outsideSchema = new Set([
  'default',
  'enum',
  'format',
  'items',
  'maximum',
  'minimum',
  'pattern',
  'type',
]);

function isOfMissingSchema({ params }: TellingError, all: readonly TellingError[]): boolean {
  const extra = toExtraName(params);
  return (
    extra !== undefined &&
    outsideSchema.has(extra) &&
    all.some(({ message }) => message === NEEDS_SCHEMA)
  );
}

/** The name of a field that is not allowed. */
export function toExtraName(params: TellingError['params']): string | undefined {
  const extra =
    params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  return typeof extra === 'string' ? extra : undefined;
}

function isOfParent(
  { keyword, instancePath: path }: TellingError,
  all: readonly TellingError[],
): boolean {
  if (!/^(?:(?:additional|unevaluated)Properties|type)$/.test(keyword)) return false;
  return all.some((other) => other.instancePath.startsWith(`${path}/`));
}

/** Merges errors with the same pointer and message into one problem. */
function merge(details: readonly TellingError[]): readonly TellingError[] {
  const groups = new Map<string, TellingError>();
  for (const detail of details) {
    const { instancePath, keyword, params, message } = detail;
    const isChoice = keyword === 'enum' || keyword === 'type';
    const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
    const key = JSON.stringify([instancePath, keyword, ...(isChoice ? [] : [message, extra])]);
    const other = groups.get(key);
    groups.set(key, other === undefined ? detail : join(other, detail));
  }
  return [...groups.values()];
}

function join(one: TellingError, other: TellingError): TellingError {
  const field = one.keyword === 'enum' ? 'allowedValues' : 'type';
  if (one.keyword !== 'enum' && one.keyword !== 'type') return one;
  const values = [...new Set([one, other].flatMap(({ params }) => [params[field]].flat()))];
  const message = one.keyword === 'type' ? `must be ${values.join(' or ')}` : one.message;
  return { ...one, params: { [field]: values }, ...(message !== undefined && { message }) };
}

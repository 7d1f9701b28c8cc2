import type { ErrorObject } from 'ajv/dist/2020.js';

/** A validation error of an OpenAPI object. */
export type ObjectError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>;

/** Drops errors that repeat others or follow from them. */
export function toTellingErrors(errors: readonly ErrorObject[]): readonly ObjectError[] {
  const causes = toOneOfTwo(errors.filter(isCause));
  return merge(causes.filter((error) => !isOfParent(error, causes)));
}

function isCause({ keyword, propertyName }: ErrorObject): boolean {
  if (propertyName !== undefined && keyword !== 'propertyNames') return false;
  return !/^(?:oneOf|anyOf|if|not)$/.test(keyword);
}

/** Merges two errors into one: a parameter needs `schema` or `content`. */
function toOneOfTwo(details: readonly ObjectError[]): readonly ObjectError[] {
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

function isOfParent(
  { keyword, instancePath: path }: ObjectError,
  all: readonly ObjectError[],
): boolean {
  if (!/^(?:(?:additional|unevaluated)Properties|type)$/.test(keyword)) return false;
  return all.some((other) => other.instancePath.startsWith(`${path}/`));
}

/** Merges errors with the same pointer and message into one problem. */
function merge(details: readonly ObjectError[]): readonly ObjectError[] {
  const groups = new Map<string, ObjectError>();
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

function join(one: ObjectError, other: ObjectError): ObjectError {
  const field = one.keyword === 'enum' ? 'allowedValues' : 'type';
  if (one.keyword !== 'enum' && one.keyword !== 'type') return one;
  const values = [...new Set([one, other].flatMap(({ params }) => [params[field]].flat()))];
  const message = one.keyword === 'type' ? `must be ${values.join(' or ')}` : one.message;
  return { ...one, params: { [field]: values }, ...(message !== undefined && { message }) };
}

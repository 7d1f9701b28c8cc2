import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { ObjectKind } from '../document/object-kinds';
import { isReferable } from '../document/object-kinds';
import type { SpecVersion, TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { toKeys, toPlaceText, toPointer } from '../document/pointer';
import { overriding } from '../document/resolve';
import { getObjectValidator } from './object-validator';
import type { ObjectError } from './object-words';
import { toObjectWords } from './object-words';
import { withPlainNumbers } from './plain-numbers';
import { listKeywordErrors } from './schema-keywords';
import { toExtraName, toTellingErrors } from './telling-errors';
import type { TellingError } from './telling-errors';
import { isTolerated } from './tolerated';

/** Reports the errors of each object of a document by the schema of its version; does not follow references. */
export function checkObjects(document: unknown, locate: Locate): readonly Problem[] {
  const version = toVersion(document);
  const wrong = new Set<string>();
  return listDistinctObjects(document).flatMap((object): readonly Problem[] => {
    // Says nothing of what is inside a misplaced or unknown field, which is a single problem.
    if (isInside(object.keys, wrong)) return [];
    const errors = listErrors(object, version);
    for (const { keys, extra } of errors)
      if (extra !== undefined) wrong.add(toPointer([...keys, extra]));
    return [
      ...errors.map((error) => toProblem(error, locate)),
      ...checkSiblings(object, version, locate),
    ];
  });
}

/** The objects of a document; one that is in several places, as by a file with an operation of two paths, in its first. */
export function listDistinctObjects(document: unknown): readonly TypedObject[] {
  const seen = new Map<object, Set<ObjectKind>>();
  return listReferencedObjects(document).filter(({ kind, value }) => {
    const kinds = seen.get(value) ?? new Set();
    seen.set(value, kinds);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

/** True for a place inside one of others. */
export function isInside(keys: readonly string[], around: ReadonlySet<string>): boolean {
  return (
    around.size > 0 && keys.some((_, index) => around.has(toPointer(keys.slice(0, index + 1))))
  );
}

/** Lists the errors of an object, but not of those inside. */
export function listErrors(object: TypedObject, version: SpecVersion): readonly ObjectError[] {
  const { kind, value, keys, parent } = object;
  if (isMisplaced(object, version)) return [toMisplaced(keys)];
  if (isReplaced(object, version)) return [];
  // From OpenAPI 3.1 on, schemas are JSON Schema.
  if (isLater(version) && [kind, parent].includes('schemas'))
    return kind === 'schemas' ? listKeywordErrors(object) : [];
  // Swagger 2.0 has a schema of its own for files.
  if (version === '2.0' && parent === 'responses' && value['type'] === 'file') return [];
  const { $ref, ...rest } = value;
  const isReference = $ref !== undefined && isReferable(kind);
  const errors =
    isReference && typeof $ref !== 'string'
      ? [noText]
      : toTellingErrors(
          getObjectValidator(version)(kind, withPlainNumbers(isReference ? rest : value, LISTS)),
        );
  return errors
    .filter((error) => !isTolerated(error, object))
    .map((error) => toObjectError(error, object, version));
}

/** A list in a field of the object, such as an `enum`; objects inside are checked by themselves. */
const LISTS = 2;

const noText: TellingError = {
  instancePath: '/$ref',
  keyword: 'type',
  params: { type: 'string' },
  message: 'must be string',
};

function isLater(version: SpecVersion): boolean {
  return version === '3.1' || version === '3.2';
}

function toObjectError(
  error: TellingError,
  { kind, value, keys }: TypedObject,
  version: SpecVersion,
): ObjectError {
  const place = [...keys, ...toKeys(error.instancePath)];
  const { text, hint } = toObjectWords(error, { kind, value, version });
  const missing: unknown = error.params['missingProperty'];
  return {
    keys: place,
    extra: toExtraName(error.params),
    ...(typeof missing === 'string' && { missing }),
    message: `${toPlaceText(place)} ${text}.`,
    hint,
  };
}

/** True for a reference in a place where OpenAPI allows none. */
function isMisplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string') return false;
  return !isReferable(kind) || (version === '2.0' && !swaggerReferable.has(kind));
}

const swaggerReferable = new Set(['parameters', 'pathItems', 'responses', 'schemas']);

function toMisplaced(keys: readonly string[]): ObjectError {
  const place = keys.length === 0 ? 'in place of the document' : `in place of ${toPlaceText(keys)}`;
  return {
    keys,
    extra: '$ref',
    message: `A reference is not allowed ${place}.`,
    hint: 'Write the value itself here. References are for parameters, responses, schemas and the like.',
  };
}

function toProblem({ keys, extra, message, hint }: ObjectError, locate: Locate): Problem {
  const place = extra === undefined ? keys : [...keys, extra];
  return { ...locate(place), severity: 'error', message, hint };
}

/** From OpenAPI 3.1 on, texts beside a `$ref` override those of its target; other fields there say nothing. */
function checkSiblings(
  object: TypedObject,
  version: SpecVersion,
  locate: Locate,
): readonly Problem[] {
  if (!isLater(version) || object.kind === 'schemas' || !isReplaced(object, version)) return [];
  return Object.keys(object.value)
    .filter((key) => key !== '$ref' && !key.startsWith('x-') && !overriding.has(key))
    .map((key) => ({
      ...locate([...object.keys, key]),
      severity: 'warning',
      message: `"${key}" beside "$ref" has no effect.`,
      hint: 'Only "summary" and "description" override the target: change that, or write the object here.',
    }));
}

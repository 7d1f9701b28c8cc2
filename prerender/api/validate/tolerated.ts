import { isObject } from '../../../src/model/json-object';
import type { ObjectKind } from '../document/object-kinds';
import { findSlot } from '../document/object-kinds';
import type { TypedObject } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { TellingError } from './object-errors';
import { toExtraName } from './object-errors';
import { isKeywordValue } from './schema-keywords';

/** True for what the version of a document does not allow, and pages show as it is meant without a doubt. */
export function isTolerated(error: TellingError, { kind, value }: TypedObject): boolean {
  const keys = toKeys(error.instancePath);
  const found = keys.length === 0 ? value : findAt(value, keys);
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const place = [...keys, toExtraName(error.params) ?? ''];
      return isShown(kind, place, findAt(value, place));
    }
    // The letters of a name.
    case 'propertyNames':
      return error.params['propertyName'] !== '';
    // Pages list the addresses that there are.
    case 'required':
      return /^(?:authorization|token|deviceAuthorization)Url$/.test(
        String(error.params['missingProperty']),
      );
    case 'minItems':
    case 'minProperties':
      return keys.at(-1) !== 'enum' && isEmpty(found);
    case 'type':
    case 'enum':
      return kind === 'schemas' && keys.at(-1) === 'type' && isKeywordOf31('type', found);
    default:
      return false;
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isShown(kind: ObjectKind, keys: readonly string[], value: unknown): boolean {
  const name = keys.at(-1) ?? '';
  switch (kind) {
    case 'schemas':
      return keys.length === 1 && isKeywordOf31(name, value);
    // Authors choose these names, and OpenAPI limits their letters.
    case 'components':
      return keys.length > 1 && name !== '' && isObject(value);
    // `4xx` is shown as `4XX`.
    case 'responseMap':
      return /^[1-5]xx$/i.test(name) && isObject(value);
    default:
      return false;
  }
}

/** A keyword that OpenAPI has since 3.1, which pages show in every version. */
function isKeywordOf31(keyword: string, value: unknown): boolean {
  const isShown = shownKeywords.has(keyword) || findSlot('schemas', keyword, false) !== undefined;
  return isShown && isKeywordValue(keyword, value);
}

/** Beside those with schemas and other objects. */
const shownKeywords = new Set([
  '$anchor',
  '$comment',
  '$id',
  '$schema',
  'const',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
  'deprecated',
  'examples',
  'maxContains',
  'minContains',
  'nullable',
  'type',
  'writeOnly',
]);

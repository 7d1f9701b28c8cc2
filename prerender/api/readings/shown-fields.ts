import { isJsonNumber } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { ObjectKind, Slot } from '../document/object-kinds';
import { findSlotAt } from '../document/object-kinds';

/** True if pages show a field that the version of the document does not have, because its value has the right form. */
export function isShown(kind: ObjectKind, keys: readonly string[], value: unknown): boolean {
  const name = keys.at(-1) ?? '';
  if (kind !== 'schemas') return isAuthorsName(kind, keys) && fitsSlotAt(kind, keys, value);
  const fits = laterKeywords.get(name);
  return fits !== undefined && fits(value, name);
}

/** Names that authors choose are shown as they are; OpenAPI limits the letters of some. */
function isAuthorsName(kind: ObjectKind, keys: readonly string[]): boolean {
  if (kind === 'components') return keys.length > 1;
  // `4xx` is shown as `4XX`.
  if (kind === 'responseMap') return /^[1-5]xx$/i.test(keys.join());
  return kind === 'paths' || kind === 'callbacks';
}

function fitsSlotAt(kind: ObjectKind, keys: readonly string[], value: unknown): boolean {
  const slot = findSlotAt(kind, keys, false);
  return slot !== undefined && fitsSlot(value, slot);
}

function fitsSlot(value: unknown, slot: Slot): boolean {
  if (typeof slot === 'string')
    return isObject(value) || (slot === 'schemas' && typeof value === 'boolean');
  const [shape, kind] = slot;
  if (shape === 'list') return Array.isArray(value) && value.every((one) => fitsSlot(one, kind));
  return isObject(value) && Object.values(value).every((one) => fitsSlot(one, kind));
}

type Fits = (value: unknown, keyword: string) => boolean;

const isPart: Fits = (value, keyword) => fitsSlotAt('schemas', [keyword], value);
const isText: Fits = (value) => typeof value === 'string';
const isFlag: Fits = (value) => typeof value === 'boolean';
const isNumber: Fits = (value) => isJsonNumber(value);
const isTextList: Fits = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Keywords of JSON Schema that pages show in every version, though OpenAPI has them since 3.1 only. */
const laterKeywords: ReadonlyMap<string, Fits> = new Map<string, Fits>([
  ['$anchor', isText],
  ['$comment', isText],
  ['$defs', isPart],
  ['$id', isText],
  ['$schema', isText],
  ['anyOf', isPart],
  ['const', () => true],
  ['contains', isPart],
  ['contentEncoding', isText],
  ['contentMediaType', isText],
  ['contentSchema', isPart],
  ['definitions', isPart],
  [
    'dependentRequired',
    (value, keyword) =>
      isObject(value) && Object.values(value).every((one) => isTextList(one, keyword)),
  ],
  ['dependentSchemas', isPart],
  ['deprecated', isFlag],
  ['else', isPart],
  ['examples', (value) => Array.isArray(value)],
  ['externalDocs', isPart],
  ['if', isPart],
  ['maxContains', isNumber],
  ['minContains', isNumber],
  ['not', isPart],
  ['nullable', isFlag],
  ['oneOf', isPart],
  ['patternProperties', isPart],
  ['prefixItems', isPart],
  ['propertyNames', isPart],
  ['then', isPart],
  ['unevaluatedItems', isPart],
  ['unevaluatedProperties', isPart],
  ['writeOnly', isFlag],
]);

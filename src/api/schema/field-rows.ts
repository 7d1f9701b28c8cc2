import type {
  FieldView,
  SchemaView,
  UnionView,
  VariantView,
  ViewDirection,
} from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { formatRich, toCode, toCodes, toShownName } from '../../model/text/rich-line';
import type { RichText } from '../../model/text/rich-text';
import { texts } from '../texts';
import { toSpan } from './limit-text';

/** The marks after the type of a field, in their order. */
export const fieldMarks = ['required', 'optional', 'deprecated', 'readOnly', 'writeOnly'] as const;

/** True for a property, not for a general keyword. */
export function isNamed({ role }: FieldView): boolean {
  return role === 'property';
}

/** A reader must send what is required, and must expect that what is not is absent. */
export function toMarks(row: FieldView, direction: ViewDirection) {
  if (direction !== 'response') return { required: row.required };
  return { optional: isNamed(row) && row.required !== true };
}

/** An object of which its name says enough. */
export function isPlainObject({ types = [], unions, format: kind }: SchemaView): boolean {
  const isObject = types.length > 0 || unions !== undefined;
  return isObject && kind === undefined && types.every((type) => type === 'object');
}

/** The label of a row inside a schema: the name of a property, otherwise words. */
export function toRowLabel({ role, name = '', min = 1, max }: FieldView): RichText {
  switch (role) {
    case 'property':
      return [toShownName(name)];
    case 'pattern':
    case 'with':
      return formatRich(texts.row[role], { name: [toCode(name)] });
    case 'item':
      return [format(texts.row.item, { number: Number(name) + 1 })];
    case 'contains':
      return [format(texts.row.contains, { amount: toSpan({ min, max }, texts.bounds.items) })];
    default:
      return [texts.row[role]];
  }
}

/** Says how many variants a value has, and what selects one. */
export function toUnionText({ kind, discriminator }: UnionView): RichText {
  const { anyOf, anyOfBy, oneOf, oneOfBy } = texts.field;
  if (discriminator === undefined) return [kind === 'anyOf' ? anyOf : oneOf];
  return formatRich(kind === 'anyOf' ? anyOfBy : oneOfBy, { property: [toCode(discriminator)] });
}

/** The values of the discriminator that select a variant; empty if none do. */
export function toDeciders(
  { discriminator }: UnionView,
  { values = [], fallback }: VariantView,
): RichText {
  if (discriminator === undefined || (values.length === 0 && fallback !== true)) return [];
  return [
    toCode(discriminator),
    ': ',
    ...toCodes(values, ` ${texts.type.or} `),
    ...(fallback === true ? [` ${texts.field.fallback}`] : []),
  ];
}

import type { OwnFacts } from '../api/schema/facts';
import {
  MAX_INLINE,
  listContradictions,
  listDescriptions,
  listFacts,
  listSinceTexts,
} from '../api/schema/facts';
import {
  fieldMarks,
  isNamed,
  isPlainObject,
  toDeciders,
  toMarks,
  toRowLabel,
  toUnionText,
} from '../api/schema/field-rows';
import { texts } from '../api/texts';
import { toValueText } from '../api/value-text';
import type { ValueExample } from '../model/api/operation';
import { toNamedPage } from '../model/api/schema-page';
import type { EnumValue, TypeName } from '../model/schema/schema';
import type {
  FieldView,
  SchemaView,
  SchemaViewId,
  SchemaViews,
  UnionView,
  ViewDirection,
} from '../model/schema/schema-view';
import { format } from '../model/text/format';
import type { RichText } from '../model/text/rich-text';
import { blocks, code, codes, inline, item, line, link, list, strong, text, write } from './marks';
import { docsLink, rich, said } from './tree';

/** The schemas of a page, and who sends the values. */
export interface Fields {
  /** The address of the API. */
  readonly apiPath: string;
  readonly schemas: SchemaViews;
  readonly direction: ViewDirection;
}

/** A field, a parameter, a header, or a whole body. */
export interface Field extends OwnFacts {
  readonly label: string;
  readonly schema: SchemaViewId;
  readonly required?: boolean | undefined;
  /** It may be absent from what the API sends. */
  readonly optional?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** Said before the description of a schema without a name, and instead of that of a named one. */
  readonly description?: RichText | undefined;
  /** Examples of which more than the value is said. */
  readonly named?: readonly ValueExample[] | undefined;
}

/** A field as an item of a list, with the fields inside it. */
export function fieldItem(field: Field, fields: Fields): string {
  const [first = '', ...others] = listParts(field, fields);
  return item(first, ...others, inside(field.schema, fields));
}

/** The name of a field with its type and its facts. */
function toLine(field: Field, fields: Fields): string {
  const schema = getView(field.schema, fields);
  const { deprecated = field.deprecated, readOnly, writeOnly } = schema;
  const is = { ...field, deprecated, readOnly, writeOnly };
  const facts = [
    toType(field.schema, fields),
    ...fieldMarks.filter((mark) => is[mark] === true).map((mark) => texts.field[mark]),
    ...listFacts(schema, listItems(schema, fields), { ...field, since: undefined }).map(inline),
    ...listSinceTexts(field.since ?? {}).map(rich),
  ];
  return `${field.label} (${facts.filter((fact) => fact !== '').join(', ')})`;
}

/** A field without the fields inside it. */
export function fieldText(field: Field, fields: Fields): string {
  return blocks(...listParts(field, fields));
}

/** The line of a field, its text, its values, and what needs more space. */
function listParts(field: Field, fields: Fields): readonly string[] {
  const { description, constants, named = [] } = field;
  const schema = getView(field.schema, fields);
  const all = [schema, ...listItems(schema, fields)];
  const { values = [], types } = all.find((one) => one.values !== undefined) ?? {};
  // Inside a variant, only the values that select it are allowed.
  const isFixed = constants && schema.values?.every(({ meaning }) => meaning === undefined);
  // Those of named items are on the page of these.
  const shown = all.filter((one) => one === schema || one.name === undefined);
  const examples = field.examples ?? shown.flatMap((one) => one.examples ?? []);
  const long = examples.filter((one) => one.length > MAX_INLINE);
  const [first, ...others] = listDescriptions(description, all);
  const lists = [
    isFixed === true ? '' : toValues(values, types),
    named.length === 0 ? '' : item(texts.field.examples, list(named.map(toExample))),
  ];
  return [
    said(toLine(field, fields), first),
    ...others.map(rich),
    ...listContradictions(all).map((one) =>
      text(format(texts.field.contradiction, { contradiction: one })),
    ),
    ...(schema.externalDocs ?? []).map(docsLink),
    ...long.flatMap((value) => [
      texts.field.longExample,
      write({ type: 'code', lang: 'json', value: toValueText(value, schema.types) }),
    ]),
    list(lists.filter((one) => one !== '')),
  ];

  function toExample({ value, label, description: about, address, sent }: ValueExample): string {
    const first = line(
      value !== undefined && code(toValueText(value, schema.types)),
      address && link(address),
      text(label),
      sent !== undefined && `(${format(texts.examples.sent, { text: code(sent) })})`,
    );
    return item(said(first, about));
  }
}

/** The values that a field may have: on a line, or below each other if anything is said of them. */
function toValues(values: readonly EnumValue[], types: readonly TypeName[] | undefined): string {
  if (values.length === 0) return '';
  const isSaid = values.some(({ name, meaning }) => (name ?? meaning) !== undefined);
  const shown = values.map(({ value }) => toValueText(value, types));
  if (!isSaid) return item(`${texts.field.values}: ${codes(shown)}`);
  const items = values.map(({ name, meaning }, index) =>
    item(said(line(code(shown[index] ?? ''), name && code(name)), meaning)),
  );
  return item(`${texts.field.values}:`, list(items));
}

function getView(id: SchemaViewId, { schemas }: Fields): SchemaView {
  const view = schemas.list[id];
  if (view === undefined) throw new Error(`The schema number ${id} is missing from the page.`);
  return view;
}

/** The schemas of the items of a list, including those of nested lists. */
function listItems({ items }: SchemaView, fields: Fields): readonly SchemaView[] {
  if (items === undefined) return [];
  const inner = getView(items, fields);
  return [inner, ...listItems(inner, fields)];
}

/** A schema's type in words; the name of a schema leads to its page. */
function toType(id: SchemaViewId, fields: Fields): string {
  const schema = getView(id, fields);
  const { name, page, types = [], title, nullable } = schema;
  const type = line(
    (name === undefined || !isPlainObject(schema)) && toKind(schema, fields),
    name !== undefined && link(`${fields.apiPath}/${page ?? toNamedPage(name)}.md`, name),
    title !== undefined && `“${text(title)}”`,
  );
  return nullable === true && types[0] !== 'null' ? format(texts.type.orNull, { type }) : type;
}

function toKind(schema: SchemaView, fields: Fields): string {
  const { types = [], format: kind, items, unions: [union] = [], never } = schema;
  if (never === true) return texts.type.nothing;
  if (types.length === 0) return union === undefined ? texts.type.any : texts.type[union.kind];
  const all = types.map((type) => {
    const isList = type === 'array' && items !== undefined;
    const words = isList ? format(texts.type.arrayOf, { type: toType(items, fields) }) : type;
    const isFormatted = kind !== undefined && (type === 'string' || types.length === 1);
    return isFormatted ? `${words} ${code(kind)}` : words;
  });
  return all.join(` ${texts.type.or} `);
}

/** The fields and the choices inside a schema; lists are transparent. */
export function inside(id: SchemaViewId, fields: Fields): string {
  const { items, cut, rows = [], unions = [] } = getView(id, fields);
  if (items !== undefined) return inside(items, fields);
  // One with a name has a page, to which its type leads.
  if (cut !== undefined) return cut.page === undefined ? texts.field.deeper : '';
  const toItem = (row: FieldView) => {
    const label = isNamed(row) ? code(row.name ?? '') : inline(toRowLabel(row));
    const { schema, constants, since } = row;
    return fieldItem(
      { label, schema, constants, since, ...toMarks(row, fields.direction) },
      fields,
    );
  };
  return blocks(list(rows.map(toItem)), ...unions.map((union) => toChoice(union, fields)));
}

function toChoice(union: UnionView, fields: Fields): string {
  const items = union.variants.map((variant) => {
    const { label, schema } = variant;
    return fieldItem({ label: strong(label), schema, fact: toDeciders(union, variant) }, fields);
  });
  return blocks(inline(toUnionText(union)), list(items));
}

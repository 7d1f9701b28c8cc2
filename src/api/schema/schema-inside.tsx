import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { FieldView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { toSpan } from './bound-text';
import { toItemsAnchor, toRowAnchor } from '../../model/api/anchors';
import { Field } from './field';
import { FieldInside } from './field-inside';
import type { FieldsProps, SchemaPlace } from './inside';
import { findInside } from './inside';
import { usePageSchemas } from './page-schemas';
import { UnionChoice } from './union-choice';
import styles from './schema-inside.module.css';

/** The inside of a schema: fields, items and variants. Empty for plain values. */
export function SchemaInside({ id, place, owner }: FieldsProps) {
  const { items, rows = [], unions = [] } = usePageSchemas().get(id);
  return (
    <>
      {items !== undefined && <ItemsInside id={items} place={place} owner={owner} />}
      {rows.length > 0 && (
        <ul className={styles['fields']} aria-label={format(texts.field.fieldsOf, { owner })}>
          {rows.map((row) => (
            <Row key={toRowAnchor('', row)} row={row} place={place} />
          ))}
        </ul>
      )}
      {unions.map((union, index) => (
        <UnionChoice
          key={index}
          union={union}
          place={place}
          group={`${place.anchor} ${index}`}
          Fields={SchemaInside}
        />
      ))}
    </>
  );
}

/** The items of a list, shown in place of the list. */
function ItemsInside({ id, place, owner }: FieldsProps) {
  const anchor = toItemsAnchor(place.anchor);
  const inside = findInside(usePageSchemas(), id, { ...place, anchor });
  return inside.kind === 'here' ? (
    <SchemaInside id={inside.id} place={inside.place} owner={owner} />
  ) : (
    <FieldInside inside={inside} name={owner} Fields={SchemaInside} />
  );
}

function Row({ row, place }: { readonly row: FieldView; readonly place: SchemaPlace }) {
  const anchor = toRowAnchor(place.anchor, row);
  const inside = findInside(usePageSchemas(), row.schema, { ...place, anchor });
  return (
    <Field
      anchor={anchor}
      label={<RowLabel row={row} />}
      isWords={!isNamed(row)}
      schema={row.schema}
      required={row.required}
      constants={row.constants}
    >
      <FieldInside
        inside={inside}
        name={row.name ?? row.role}
        isOpen={!isNamed(row)}
        Fields={SchemaInside}
      />
    </Field>
  );
}

/** Whether a row is a property, and not a general keyword. */
function isNamed({ role }: FieldView): boolean {
  return role === 'property';
}

/** The label of a row inside a schema: the name of a property, otherwise words. */
function RowLabel({ row }: { readonly row: FieldView }): ReactNode {
  const { role, name = '' } = row;
  switch (role) {
    case 'property':
      return name;
    case 'pattern':
    case 'with':
      return <FormattedText text={texts.row[role]} values={{ name: <code>{name}</code> }} />;
    case 'item':
      return format(texts.row.item, { number: Number(name) + 1 });
    case 'contains':
      return toContainsText(row);
    default:
      return texts.row[role];
  }
}

/** The text of `contains`. The minimum is one unless the author sets it. */
function toContainsText({ min = 1, max }: FieldView): string {
  const span = { min, ...(max !== undefined && { max }) };
  return format(texts.row.contains, { amount: toSpan(span, texts.bounds.items) });
}

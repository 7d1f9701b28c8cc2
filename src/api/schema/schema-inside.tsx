import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { FieldView, ViewDirection } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { toSpan } from './bound-text';
import { toRowAnchor } from '../../model/api/anchors';
import { Field } from './field';
import { FieldInside } from './field-inside';
import type { FieldsProps, SchemaPlace } from './inside';
import { findInside } from './inside';
import { usePageSchemas } from './page-schemas';
import { UnionChoice } from './union-choice';
import styles from './schema-inside.module.css';

/** The inside of a schema: fields and variants. Empty for plain values. */
export function SchemaInside({ id, place, owner }: FieldsProps) {
  const { rows = [], unions = [] } = usePageSchemas().get(id);
  return (
    <>
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

function Row({ row, place }: { readonly row: FieldView; readonly place: SchemaPlace }) {
  const anchor = toRowAnchor(place.anchor, row);
  const inside = findInside(usePageSchemas(), row.schema, { ...place, anchor });
  return (
    <Field
      anchor={anchor}
      label={<RowLabel row={row} />}
      isWords={!isNamed(row)}
      schema={row.schema}
      {...toMarks(row, place.direction)}
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

/** A reader must send what is required, and must expect that what is not is absent. */
function toMarks(row: FieldView, direction: ViewDirection) {
  if (direction !== 'response') return { required: row.required };
  return { optional: isNamed(row) && row.required !== true };
}

/** True for a property, not for a general keyword. */
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
      return (
        <FormattedText
          text={texts.row[role]}
          values={{ name: <code translate="no">{name}</code> }}
        />
      );
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

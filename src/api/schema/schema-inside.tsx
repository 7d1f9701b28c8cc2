import type { FieldView } from '../../model/schema/schema-view';
import { toItemsAnchor, toRowAnchor } from '../../model/api/anchors';
import { format } from '../../model/text/format';
import { texts } from '../texts';
import { Field } from './field';
import { FieldInside } from './field-inside';
import type { SchemaPlace, FieldsProps } from './find-inside';
import { findInside } from './find-inside';
import { RowLabel, isNamed } from './row-label';
import styles from './schema-inside.module.css';
import { usePageSchemas } from './page-schemas';
import { UnionChoice } from './union-choice';

/** What is inside a schema: its fields, its items, its choices. Nothing for plain values. */
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

/** What a list holds stands in the list's place. */
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

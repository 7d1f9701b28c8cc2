import { Fragment } from 'react';
import type { UnionView, VariantView } from '../../model/schema/schema-view';
import { toVariantAnchor } from '../../model/api/anchors';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { FieldFacts } from './field-facts';
import { FieldInside } from './field-inside';
import { FieldRemarks } from './field-remarks';
import { FieldType } from './field-type';
import { FieldValues } from './enum-values';
import type { SchemaPlace, ShowFields } from './inside';
import { findInside } from './inside';
import { listItems, usePageSchemas } from './page-schemas';
import { SchemaText } from './schema-text';

import styles from './union-choice.module.css';

export interface UnionChoiceProps {
  readonly union: UnionView;
  readonly place: SchemaPlace;
  /** The `name` of the details elements; the browser keeps only one of a group open. */
  readonly group: string;
  readonly Fields: ShowFields;
}

/** A choice between schemas, one of which is open. All are in the HTML and work without JavaScript. */
export function UnionChoice({ union, place, group, Fields }: UnionChoiceProps) {
  const { discriminator, variants } = union;
  return (
    <div className={styles['choice']}>
      <p className={styles['note']}>
        <FormattedText
          text={toUnionText(union)}
          values={{ property: <code translate="no">{discriminator}</code> }}
        />
      </p>
      {variants.map((variant, index) => (
        <details
          key={variant.key}
          id={toVariantAnchor(place.anchor, variant.key)}
          name={group}
          open={index === 0}
          data-anchor=""
        >
          <summary>
            <span className={styles['label']}>{variant.label}</span>
            <Deciders union={union} variant={variant} />
          </summary>
          <VariantInside variant={variant} place={place} Fields={Fields} />
        </details>
      ))}
    </div>
  );
}

/** The discriminator values that select a variant. */
function Deciders({
  union: { discriminator },
  variant,
}: {
  readonly union: UnionView;
  readonly variant: VariantView;
}) {
  const { values = [], fallback } = variant;
  if (discriminator === undefined || (values.length === 0 && fallback !== true)) return null;
  return (
    <>
      {' '}
      <span className={styles['values']}>
        <code translate="no">{discriminator}</code>:{' '}
        {values.map((value, index) => (
          <Fragment key={value}>
            {index > 0 && ` ${texts.type.or} `}
            <code translate="no">{value}</code>
          </Fragment>
        ))}
        {fallback === true && ` ${texts.field.fallback}`}
      </span>
    </>
  );
}

function VariantInside({
  variant: { schema: id, key, label },
  place,
  Fields,
}: {
  readonly variant: VariantView;
  readonly place: SchemaPlace;
  readonly Fields: ShowFields;
}) {
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const items = listItems(graph, schema);
  const anchor = toVariantAnchor(place.anchor, key);
  const inside = findInside(graph, id, { ...place, anchor });
  return (
    <div className={styles['variant']}>
      <p className={styles['links']}>
        {schema.name !== undefined && (
          <Link href={graph.toPath(schema.name, schema.page)}>
            {texts.field.page}
            <span className="visually-hidden"> {schema.name}</span>
          </Link>
        )}
        <AnchorLink anchor={anchor} subject={label} />
      </p>
      {schema.name === undefined && schema.types?.[0] !== 'object' && (
        <p>
          <FieldType id={id} />
        </p>
      )}
      <SchemaText schema={schema} items={items} />
      <FieldFacts schema={schema} items={items} />
      <FieldValues schema={schema} items={items} />
      <FieldRemarks schema={schema} />
      {inside.kind === 'here' ? (
        <Fields id={inside.id} place={inside.place} owner={label} />
      ) : (
        <FieldInside inside={inside} name={label} Fields={Fields} />
      )}
    </div>
  );
}

function toUnionText({ kind, discriminator }: UnionView): string {
  const { anyOf, anyOfBy, oneOf, oneOfBy } = texts.field;
  if (kind === 'anyOf') return discriminator === undefined ? anyOf : anyOfBy;
  return discriminator === undefined ? oneOf : oneOfBy;
}

import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';
import { EnumValues } from './enum-values';

export interface FieldValuesProps {
  readonly schema: SchemaView;
  /** The schemas of its items, if it is a list. */
  readonly items: readonly SchemaView[];
}

/** The schema whose values a field may have: its own, or that of its items. */
export function findChoice(
  schema: SchemaView,
  items: readonly SchemaView[],
): Pick<SchemaView, 'types' | 'values' | 'sameValues'> {
  return [schema, ...items].find((one) => (one.values ?? one.sameValues) !== undefined) ?? {};
}

/** The values that a field may have, or each of its items; or where the page lists them already. */
export function FieldValues({ schema, items }: FieldValuesProps) {
  const { values, types, sameValues } = findChoice(schema, items);
  if (values !== undefined) return <EnumValues values={values} types={types} />;
  if (sameValues === undefined) return null;
  const { anchor, count } = sameValues;
  return (
    <p data-same-values={anchor}>
      <FormattedText
        text={toCountText(texts.field.sameValues, count)}
        values={{
          place: (
            <a href={`#${anchor}`}>
              <code translate="no">{anchor}</code>
            </a>
          ),
        }}
      />
    </p>
  );
}

import type { EnumValue, TypeName } from '../../model/schema/schema';
import { areLines, toValueLine } from '../../model/schema/schema-view';
import type { SchemaView } from '../../model/schema/schema-view';
import { toCountText } from '../../ui/locale';
import { FormattedText } from '../../ui/text/formatted-text';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import styles from './enum-values.module.css';
import { toValueText } from '../value-text';

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

/** Longer lists of values are collapsed. */
const MANY = 12;

export interface EnumValuesProps {
  readonly values: readonly EnumValue[];
  readonly types: readonly TypeName[] | undefined;
}

/** The values that a field may have, each with its name in code and its meaning. */
export function EnumValues({ values, types }: EnumValuesProps) {
  const list = areLines(values) ? (
    <ValueLines values={values} types={types} />
  ) : (
    <ValueList values={values} types={types} />
  );
  if (values.length <= MANY) return list;
  return (
    <details className={styles['folded']}>
      <summary>{toCountText(texts.field.manyValues, values.length)}</summary>
      {list}
    </details>
  );
}

/** Values as the lines of one text, in columns as wide as the longest. */
function ValueLines({ values, types }: EnumValuesProps) {
  const lines = values.map((value) => toValueLine(value, toValueText(value.value, types)));
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return (
    <pre
      className={styles['lines']}
      data-columns={NARROW.find((width) => longest <= width)}
      role="group"
      aria-label={texts.field.values}
    >
      <code translate="no">{lines.join('\n')}</code>
    </pre>
  );
}

/** The widths of columns, in characters; longer lines are not set in columns. */
const NARROW = [13, 26];

function ValueList({ values, types }: EnumValuesProps) {
  const explained = values.some(({ meaning }) => meaning !== undefined);
  return (
    <ul className={styles['values']} data-explained={explained} aria-label={texts.field.values}>
      {values.map(({ value, name, meaning }) => (
        <li key={value}>
          <code translate="no">{toValueText(value, types)}</code>
          {name !== undefined && (
            <>
              {' '}
              <span className={styles['name']} translate="no">
                {name}
              </span>
            </>
          )}
          {meaning !== undefined && (
            <>
              {' '}
              <span>
                <InlineRichText text={meaning} />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

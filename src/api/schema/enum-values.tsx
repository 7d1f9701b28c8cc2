import type { EnumValue, TypeName } from '../../model/schema/schema';
import { areLines, toValueLine } from '../../model/schema/value-lines';
import { toCountText } from '../../ui/locale';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import styles from './enum-values.module.css';
import { toValueText } from '../value-text';

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

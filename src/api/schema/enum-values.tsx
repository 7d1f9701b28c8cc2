import type { EnumValue, TypeName } from '../../model/schema/schema';
import type { RichText } from '../../model/text/rich-text';
import { toCountText } from '../../ui/locale';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import styles from './enum-values.module.css';
import insideStyles from './schema-inside.module.css';
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
    <details className={insideStyles['folded']}>
      <summary>{toCountText(texts.field.manyValues, values.length)}</summary>
      {list}
    </details>
  );
}

/** A list of so many values, each with its markup, would make a page of several hundred kilobytes. */
const VERY_MANY = 500;

/**
 * True if the values of an enum are shown as the lines of one text: very many, whose meanings are words
 * without links or emphasis.
 */
function areLines(values: readonly EnumValue[]): boolean {
  return (
    values.length > VERY_MANY && values.every(({ meaning }) => findWords(meaning) !== undefined)
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

/** One value as a line, with its name in code and its meaning after tabs. */
function toValueLine({ value, name, meaning }: EnumValue, text: string): string {
  const shown = /[\n\r\t]/.test(text) ? value : text;
  return [shown, name ?? '', findWords(meaning) ?? ''].filter((cell) => cell !== '').join('\t');
}

/** The words of a text that is nothing but one line; undefined for any other. */
function findWords(text: RichText = []): string | undefined {
  const [first] = text;
  const isParagraph = text.length === 1 && typeof first === 'object' && first.tag === 'p';
  const parts = isParagraph ? first.children : text;
  const words = parts.filter((part) => typeof part === 'string' && !/[\n\t]/.test(part));
  return words.length === parts.length ? words.map(String).join('') : undefined;
}

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

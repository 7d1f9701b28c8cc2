import type { EnumValue } from '../model/reference/schema';
import { InlineRichText } from '../ui/rich-text';
import styles from './enum-values.module.css';

/** More values than this are folded away. */
const MANY = 12;

/** The values that a field may have, each with its meaning. */
export function EnumValues({ values }: { readonly values: readonly EnumValue[] }) {
  if (values.length === 0) return null;
  if (values.length > MANY) {
    return (
      <details className={styles['folded']}>
        <summary>{values.length} possible values</summary>
        <ValueList values={values} />
      </details>
    );
  }
  return <ValueList values={values} />;
}

function ValueList({ values }: { readonly values: readonly EnumValue[] }) {
  const explained = values.some(({ meaning }) => meaning !== undefined);
  return (
    <ul className={styles['values']} data-explained={explained} aria-label="Possible values">
      {values.map(({ value, meaning }) => (
        <li key={value}>
          <code>{value.replace(/^"(.*)"$/s, '$1')}</code>{' '}
          {meaning !== undefined && (
            <span>
              <InlineRichText text={meaning} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

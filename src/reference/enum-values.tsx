import type { EnumValue } from '../model/reference/schema';
import { toCountText } from '../ui/locale';
import { InlineRichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import styles from './enum-values.module.css';

/** More values than this are folded away. */
const MANY = 12;

/** The values that a field may have, each with its meaning. */
export function EnumValues({ values }: { readonly values: readonly EnumValue[] }) {
  if (values.length === 0) return null;
  if (values.length > MANY) {
    return (
      <details className={styles['folded']}>
        <summary>{toCountText(texts.field.manyValues, values.length)}</summary>
        <ValueList values={values} />
      </details>
    );
  }
  return <ValueList values={values} />;
}

function ValueList({ values }: { readonly values: readonly EnumValue[] }) {
  const explained = values.some(({ meaning }) => meaning !== undefined);
  return (
    <ul className={styles['values']} data-explained={explained} aria-label={texts.field.values}>
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

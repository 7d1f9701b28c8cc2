import type { FieldEncoding } from '../../model/api/operation';
import { texts } from '../../ui/texts/texts';
import styles from '../section.module.css';
import { WireText } from './wire-text';

/** How the fields of a form are sent, where that is not the usual way. */
export function Encodings({ encodings }: { readonly encodings: readonly FieldEncoding[] }) {
  if (encodings.length === 0) return null;
  return (
    <div className={styles['encodings']}>
      <p>{texts.encoding.title}</p>
      <ul>
        {encodings.map((encoding) => (
          <li key={encoding.name}>
            <code>{encoding.name}</code> <WireText {...encoding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { texts } from '../../ui/texts/texts';
import styles from './generated-mark.module.css';

/** Says that nobody wrote an example: it was made from the schema. */
export function GeneratedMark() {
  return (
    <span className={styles['mark']} title={texts.examples.generatedTitle}>
      {texts.examples.generated}
    </span>
  );
}

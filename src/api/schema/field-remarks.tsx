import type { JsonText } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { MAX_INLINE } from './field-facts';
import { toValueText } from '../value-text';

import styles from './field-remarks.module.css';

export interface FieldRemarksProps {
  readonly schema: SchemaView;
  /** Replace the schema's own examples. */
  readonly examples?: readonly JsonText[] | undefined;
}

/** Remarks that are rare, and those that need more space than a line. */
export function FieldRemarks({ schema, examples = schema.examples ?? [] }: FieldRemarksProps) {
  const { contradictions = [], externalDocs = [], types } = schema;
  return (
    <>
      {contradictions.map((contradiction) => (
        <p key={contradiction} className={styles['contradiction']}>
          <Icon name="warning" size={16} />
          <span>
            <FormattedText text={texts.field.contradiction} values={{ contradiction }} />
          </span>
        </p>
      ))}
      {externalDocs.map(({ url, description }) => (
        <p key={url} className={styles['remark']}>
          <Link href={url}>
            {description.length > 0 ? (
              <InlineRichText text={description} />
            ) : (
              texts.field.externalDocs
            )}
          </Link>
        </p>
      ))}
      {examples
        .filter((example) => example.length > MAX_INLINE)
        .map((example) => (
          <details key={example} className={styles['example']}>
            <summary>{texts.field.longExample}</summary>
            <pre>
              <code translate="no">{toValueText(example, types)}</code>
            </pre>
          </details>
        ))}
    </>
  );
}

import type { ValueExample } from '../../model/api/operation';
import type { TypeName } from '../../model/schema/schema';
import { FormattedText } from '../../ui/text/formatted-text';
import { RichText } from '../../ui/text/rich-text';
import { ExternalLink } from '../external-link';
import { texts } from '../texts';
import { toValueText } from '../value-text';
import styles from './named-examples.module.css';

export interface NamedExamplesProps {
  readonly examples: readonly ValueExample[];
  readonly types: readonly TypeName[] | undefined;
}

/** Examples of a parameter or a header of which more than the value is said. */
export function NamedExamples({ examples, types }: NamedExamplesProps) {
  return (
    <div className={styles['examples']}>
      <p>{texts.field.examples}</p>
      <ul>
        {examples.map(({ value, label, description, address, sent }, index) => (
          <li key={index}>
            {value !== undefined && <code translate="no">{toValueText(value, types)}</code>}{' '}
            {address !== undefined && <ExternalLink url={address} />} {label}
            {sent !== undefined && (
              <>
                {' ('}
                <FormattedText
                  text={texts.examples.sent}
                  values={{ text: <code translate="no">{sent}</code> }}
                />
                )
              </>
            )}
            {description !== undefined && <RichText text={description} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

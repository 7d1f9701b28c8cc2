import type { ParameterExample } from '../../model/api/operation';
import type { TypeName } from '../../model/schema/schema';
import { texts } from '../texts';
import styles from './named-examples.module.css';
import { toValueText } from '../value-text';

export interface NamedExamplesProps {
  readonly examples: readonly ParameterExample[];
  readonly types: readonly TypeName[] | undefined;
}

/** Examples of a parameter that have a summary. */
export function NamedExamples({ examples, types }: NamedExamplesProps) {
  return (
    <div className={styles['examples']}>
      <p>{texts.field.examples}</p>
      <ul>
        {examples.map(({ value, summary }) => (
          <li key={value}>
            <code>{toValueText(value, types)}</code> {summary}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { format } from '../model/format';
import type { EffectiveSchema } from '../model/reference/effective-schema';
import { toBoundText } from '../model/reference/to-bound-text';
import { FormattedText } from '../ui/formatted-text';
import { texts } from '../ui/texts';
import styles from './field-facts.module.css';

export interface FieldFactsProps {
  readonly schema: EffectiveSchema;
  /** The schema of a list's items, whose limits are shown with the list's. */
  readonly items?: EffectiveSchema | undefined;
  readonly fact?: string | undefined;
}

/** Limits, default and constant as small facts in a row. */
export function FieldFacts({ schema, items, fact }: FieldFactsProps) {
  const facts = [
    ...(fact === undefined ? [] : [fact]),
    ...schema.bounds.map(toBoundText),
    ...(items?.bounds.map((bound) => format(texts.field.items, { fact: toBoundText(bound) })) ??
      []),
  ];
  const { constant, default: standard } = schema;
  if (facts.length === 0 && constant === undefined && standard === undefined) return null;
  return (
    <ul className={styles['facts']}>
      {constant !== undefined && (
        <li>
          <FormattedText text={texts.field.constant} values={{ value: <code>{constant}</code> }} />
        </li>
      )}
      {standard !== undefined && (
        <li>
          <FormattedText text={texts.field.default} values={{ value: <code>{standard}</code> }} />
        </li>
      )}
      {facts.map((text) => (
        <li key={text}>{text.startsWith('pattern ') ? <Pattern text={text} /> : text}</li>
      ))}
    </ul>
  );
}

function Pattern({ text }: { readonly text: string }) {
  return (
    <>
      pattern <code>{text.slice('pattern '.length)}</code>
    </>
  );
}

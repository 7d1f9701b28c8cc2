import type { SchemaView } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import type { OwnFacts } from './facts';
import { MAX_INLINE, listFacts } from './facts';
import styles from './field-content.module.css';

export interface FieldFactsProps extends OwnFacts {
  readonly schema: SchemaView;
  /** The schemas of a list's items, whose facts are shown with the list's. */
  readonly items: readonly SchemaView[];
}

/** Value, default, limits and examples as small facts in a row. */
export function FieldFacts({ schema, items, ...own }: FieldFactsProps) {
  const facts = listFacts(schema, items, own);
  if (facts.length === 0) return null;
  const patterns = [schema, ...items].flatMap(({ limits }) => limits?.pattern ?? []);
  return (
    <ul className={styles['facts']}>
      {facts.map((fact, index) => (
        <li key={index}>
          <Fact fact={fact} pattern={patterns.find((one) => hasCode(fact, one))} />
        </li>
      ))}
    </ul>
  );
}

function hasCode(fact: RichTextData, code: string): boolean {
  return fact.some(
    (node) => typeof node !== 'string' && node.tag === 'code' && node.children[0] === code,
  );
}

interface FactProps {
  readonly fact: RichTextData;
  /** The one that it states. */
  readonly pattern: string | undefined;
}

/** A long pattern is for those who ask for it. */
function Fact({ fact, pattern = '' }: FactProps) {
  if (pattern.length <= MAX_INLINE) return <RichText text={fact} />;
  return (
    <details>
      <summary>{format(texts.bounds.longPattern, { count: pattern.length })}</summary>
      <RichText text={fact} />
    </details>
  );
}

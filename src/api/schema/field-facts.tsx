import type { ReactNode } from 'react';
import type { JsonText } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import styles from './field-facts.module.css';
import { listLimitFacts, listObjectFacts } from './list-limit-facts';
import { listExampleFacts, listFixedFacts } from './list-value-facts';
import { listWireFacts } from './list-wire-facts';

export interface FieldFactsProps {
  readonly schema: SchemaView;
  /** What a list holds, whose facts are shown with the list's. */
  readonly items?: readonly SchemaView[];
  /** The values by which a property decides for the variant that it stands in. */
  readonly constants?: readonly JsonText[] | undefined;
  /** One more fact, such as how a list is written in a query. */
  readonly fact?: ReactNode;
  /** Stand in for the schema's own examples. */
  readonly examples?: readonly JsonText[] | undefined;
}

/** Value, default, limits and examples as small facts in a row. */
export function FieldFacts({ schema, items, constants, fact, examples }: FieldFactsProps) {
  const facts = [
    ...listFixedFacts(schema, constants),
    ...(fact === undefined ? [] : [fact]),
    ...listLimitFacts(schema),
    ...listObjectFacts(schema),
    ...listWireFacts(schema),
    ...(items ?? []).flatMap(listItemFacts),
    ...(constants === undefined ? listExampleFacts(schema, examples) : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {facts.map((one, index) => (
        <li key={index}>{one}</li>
      ))}
    </ul>
  );
}

function listItemFacts(items: SchemaView): readonly ReactNode[] {
  const facts = [
    ...listFixedFacts(items),
    ...listLimitFacts(items),
    ...listWireFacts(items),
    ...listExampleFacts(items),
  ];
  return facts.map((fact, index) => (
    <FormattedText key={index} text={texts.field.items} values={{ fact }} />
  ));
}

import type { ReactNode } from 'react';
import type { SchemaViewId } from '../../model/schema/schema-view';
import { RichText } from '../../ui/text/rich-text';
import { EnumValues } from './enum-values';
import { FieldFacts } from './field-facts';
import { FieldRemarks } from './field-remarks';
import { FieldType } from './field-type';
import { countLevels, toOutermostPlace } from './inside';
import { LevelControl } from './level-control';
import { SchemaInside } from './schema-inside';
import { listItems, usePageSchemas } from './page-schemas';

import styles from './schema-tree.module.css';

export interface SchemaTreeProps {
  readonly id: SchemaViewId;
  /** The anchor prefix of its fields. */
  readonly anchor: string;
  /** The owner of the schema, for screen readers. */
  readonly owner: string;
  /** The page already names the schema. */
  readonly isNamed?: boolean;
  /** Shown before the type. */
  readonly head?: ReactNode;
}

/** A whole schema: its type, its general facts, and its fields down to the chosen level. */
export function SchemaTree({ id, anchor, owner, head, isNamed }: SchemaTreeProps) {
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const place = toOutermostPlace(graph, id, anchor);
  const items = listItems(graph, schema);
  const { values, types } = [schema, ...items].find((one) => one.values !== undefined) ?? {};
  return (
    <div className={styles['tree']} data-tree="">
      <div className={styles['head']}>
        <p>
          {head} <FieldType id={id} isNamed={isNamed} />
        </p>
        <LevelControl levels={countLevels(graph, id, place)} owner={owner} />
      </div>
      {/* The schema's own page has its description at the top. */}
      {isNamed !== true && schema.description !== undefined && (
        <div className={styles['text']}>
          <RichText text={schema.description} />
        </div>
      )}
      <FieldFacts schema={schema} items={items} />
      {values !== undefined && <EnumValues values={values} types={types} />}
      <FieldRemarks schema={schema} />
      <SchemaInside id={id} place={place} owner={owner} />
    </div>
  );
}

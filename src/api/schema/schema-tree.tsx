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
import { usePageSchemas } from './page-schemas';

import styles from './schema-tree.module.css';

export interface SchemaTreeProps {
  readonly id: SchemaViewId;
  /** What the anchors of its fields begin with. */
  readonly anchor: string;
  /** What it is the schema of, for readers who cannot see it. */
  readonly owner: string;
  /** The page says already which schema it is. */
  readonly isNamed?: boolean;
  /** Stands before the type. */
  readonly head?: ReactNode;
}

/** A schema from its top: its type, what is said of it as a whole, and its fields as deep as the reader wants. */
export function SchemaTree({ id, anchor, owner, head, isNamed }: SchemaTreeProps) {
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const place = toOutermostPlace(graph, id, anchor);
  const items = schema.items === undefined ? [] : [graph.get(schema.items)];
  return (
    <div className={styles['tree']} data-tree="">
      <div className={styles['head']}>
        <p>
          {head} <FieldType id={id} isNamed={isNamed} />
        </p>
        <LevelControl levels={countLevels(graph, id, place)} owner={owner} />
      </div>
      {/* A named one says it on its page. */}
      {schema.name === undefined && schema.description !== undefined && (
        <RichText text={schema.description} />
      )}
      <FieldFacts schema={schema} items={items} />
      {schema.values !== undefined && <EnumValues values={schema.values} types={schema.types} />}
      <FieldRemarks schema={schema} />
      <SchemaInside id={id} place={place} owner={owner} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SchemaView, ViewDirection } from '../../model/schema/schema-view';
import { FieldFacts } from './field-facts';
import { FieldRemarks } from './field-remarks';
import { FieldInside } from './field-inside';
import { FieldType } from './field-type';
import { FieldValues } from './field-values';
import { countLevels, findInside } from './inside';
import { LevelControl } from './level-control';
import { SameFields } from './same-fields';
import { SchemaInside } from './schema-inside';
import { listItems, usePageSchemas } from './page-schemas';
import { SchemaText } from './schema-text';

import styles from './schema-tree.module.css';

export interface SchemaTreeProps {
  /** The anchor of the schema on the page, and the anchor prefix of its fields. */
  readonly anchor: string;
  readonly direction: ViewDirection;
  /** The owner of the schema, for screen readers. */
  readonly owner: string;
  /** The page already names the schema. */
  readonly isNamed?: boolean;
  /** Shown before the type. */
  readonly head?: ReactNode;
}

/** A whole schema: its type, its general facts, and its fields down to the chosen level. */
export function SchemaTree({ anchor, direction, owner, head, isNamed }: SchemaTreeProps) {
  const graph = usePageSchemas();
  const { shown: id, sameAs, mediaType } = graph.getRoot(anchor);
  const schema = graph.get(id);
  const inside = findInside(graph, id, { anchor, direction, level: 1 });
  const items = listItems(graph, schema);
  return (
    <div className={styles['tree']} data-tree="">
      <div className={styles['head']}>
        <p>
          {head} <FieldType id={id} isNamed={isNamed} />
        </p>
        {sameAs === undefined && <LevelControl levels={countLevels(graph, id)} owner={owner} />}
      </div>
      <div className={styles['text']}>
        <SchemaText schema={isNamed === true ? withoutText(schema) : schema} items={items} />
      </div>
      <FieldFacts schema={schema} items={items} />
      <FieldValues schema={schema} items={items} />
      <FieldRemarks schema={schema} />
      {sameAs !== undefined && inside.kind === 'here' ? (
        <SameFields {...{ inside, sameAs, mediaType, owner }} Fields={SchemaInside} />
      ) : inside.kind === 'here' ? (
        <SchemaInside id={inside.id} place={inside.place} owner={owner} />
      ) : (
        <FieldInside inside={inside} name={owner} Fields={SchemaInside} />
      )}
    </div>
  );
}

/** A schema's own page has its description at the top. */
function withoutText({ description: _description, ...schema }: SchemaView): SchemaView {
  return schema;
}

import type { ReactNode } from 'react';
import type { SchemaRef } from '../model/reference/effective-schema';
import { toEffectiveSchema } from '../model/reference/to-effective-schema';
import type { Direction, SchemaGraph } from '../model/reference/schema';
import { toTypeText } from '../model/reference/to-type-text';
import type { RichText as RichTextData } from '../model/rich-text';
import { RichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import { EnumValues } from './enum-values';
import { FieldFacts } from './field-facts';
import styles from './field.module.css';

export interface FieldProps {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** The field's own anchor. */
  readonly anchor: string;
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
  /** Stands in for the schema's own description. */
  readonly description?: RichTextData;
  readonly deprecated?: boolean;
  /** One more fact, such as how a list is written in a query. */
  readonly fact?: string | undefined;
  /** What is inside it. */
  readonly children?: ReactNode;
}

/** One parameter or property: name and type in a line, its sentence, its limits, what is inside it. */
export function Field({
  graph,
  direction,
  anchor,
  name,
  schema: ref,
  children,
  ...own
}: FieldProps) {
  const schema = toEffectiveSchema(graph, ref, direction);
  const items =
    schema.items === undefined ? undefined : toEffectiveSchema(graph, schema.items, direction);
  const deprecated = own.deprecated === true || schema.deprecated;
  return (
    <li id={anchor} className={styles['field']}>
      <p className={styles['line']}>
        <a
          href={`#${anchor}`}
          className={styles['name']}
          data-deprecated={deprecated ? '' : undefined}
        >
          {name}
        </a>{' '}
        <span className={styles['type']}>{toTypeText(graph, ref, direction)}</span>{' '}
        {own.required && <span className={styles['required']}>{texts.field.required}</span>}
        {deprecated && <span className={styles['deprecated']}>{texts.field.deprecated}</span>}
      </p>
      <div className={styles['text']}>
        <RichText text={own.description?.length ? own.description : schema.description} />
      </div>
      <FieldFacts schema={schema} items={items} fact={own.fact} />
      <EnumValues values={schema.values.length > 0 ? schema.values : (items?.values ?? [])} />
      {children}
    </li>
  );
}

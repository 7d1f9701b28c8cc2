import type { MediaType } from '../model/reference/operation';
import { toTypeText } from '../model/reference/to-type-text';
import type { Direction, SchemaGraph } from '../model/reference/schema';
import { SchemaFields, hasFields } from './schema-fields';
import styles from './section.module.css';

export interface MediaTypeSchemaProps {
  readonly media: MediaType;
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  readonly anchor: string;
}

/** The fields of a body, or its type when it has none. */
export function MediaTypeSchema({
  media: { schema },
  graph,
  direction,
  anchor,
}: MediaTypeSchemaProps) {
  if (schema === undefined) return null;
  if (!hasFields(graph, schema, direction)) {
    return <p className={styles['facts']}>{toTypeText(graph, schema, direction)}</p>;
  }
  return (
    <SchemaFields
      graph={graph}
      direction={direction}
      anchor={anchor}
      ancestors={[]}
      schema={schema}
    />
  );
}

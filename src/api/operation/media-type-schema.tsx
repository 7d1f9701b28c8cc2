import type { ReactNode } from 'react';
import type { MediaType } from '../../model/api/operation';
import type { ViewDirection } from '../../model/schema/schema-view';
import { texts } from '../../ui/texts/texts';
import { SchemaTree } from '../schema/schema-tree';
import styles from '../schema/schema-tree.module.css';
import { usePageSchemas } from '../schema/page-schemas';

export interface MediaTypeSchemaProps {
  readonly media: MediaType;
  readonly direction: ViewDirection;
  /** What the anchors of its fields begin with. */
  readonly anchor: string;
  /** What it is the schema of, for readers who cannot see it. */
  readonly owner: string;
  /** What else is said of the media type. */
  readonly children?: ReactNode;
}

/** A body in one media type: its type, and its fields. */
export function MediaTypeSchema({ media, children, ...place }: MediaTypeSchemaProps) {
  const { mediaType, schema, isStream = false } = media;
  const graph = usePageSchemas();
  const head = (
    <>
      <code>{mediaType}</code> {isStream && `${texts.stream.text} `}
      {children}
    </>
  );
  if (schema === undefined) return <p className={styles['head']}>{head}</p>;
  return <SchemaTree {...place} id={graph.find(place.direction, schema)} head={head} />;
}

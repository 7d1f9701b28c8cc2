import type { ViewDirection } from '../../model/schema/schema-view';
import type { FieldProps } from './field';
import { Field } from './field';
import { FieldInside } from './field-inside';
import { findInside } from './inside';
import { SchemaInside } from './schema-inside';
import { usePageSchemas } from './page-schemas';

export interface SchemaFieldProps extends Omit<
  FieldProps,
  'schema' | 'label' | 'constants' | 'children'
> {
  readonly name: string;
  readonly direction: ViewDirection;
}

/** A parameter or a header, with the fields inside it. */
export function SchemaField({ name, direction, ...field }: SchemaFieldProps) {
  const graph = usePageSchemas();
  const { shown: id } = graph.getRoot(field.anchor);
  const place = { anchor: field.anchor, level: 0, direction };
  return (
    <Field {...field} label={name} schema={id}>
      <FieldInside inside={findInside(graph, id, place)} name={name} Fields={SchemaInside} />
    </Field>
  );
}

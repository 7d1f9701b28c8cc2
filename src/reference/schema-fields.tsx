import { format } from '../model/format';
import type {
  EffectiveProperty,
  EffectiveSchema,
  SchemaRef,
} from '../model/reference/effective-schema';
import { toEffectiveSchema } from '../model/reference/to-effective-schema';
import type { Direction, SchemaGraph, SchemaId, Union } from '../model/reference/schema';
import { FormattedText } from '../ui/formatted-text';
import { texts } from '../ui/texts';
import { Field } from './field';
import type { FieldProps } from './field';
import styles from './schema-fields.module.css';

/** Where a schema is shown: everything that stays the same on the way down. */
export interface SchemaPlace {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** The anchor that names of fields are added to: `body`, `body.assignee`. */
  readonly anchor: string;
  /** The schemas that this one is inside of. */
  readonly ancestors: readonly SchemaId[];
}

/** What is inside a schema: its fields, its variants, its items. Nothing for plain values. */
export function SchemaFields({
  schema: ref,
  ...place
}: SchemaPlace & { readonly schema: SchemaRef }) {
  const schema = toEffectiveSchema(place.graph, ref, place.direction);
  if (schema.parts.some((part) => place.ancestors.includes(part)))
    return <Recursion schema={schema} />;
  const inside = { ...place, ancestors: [...place.ancestors, ...schema.parts] };
  return (
    <>
      {schema.items !== undefined &&
        hasFields(place.graph, schema.items, place.direction, schema.parts) && (
          <SchemaFields {...inside} anchor={`${place.anchor}[]`} schema={schema.items} />
        )}
      {schema.properties.length > 0 && <PropertyList {...inside} properties={schema.properties} />}
      {typeof schema.additional === 'string' && (
        <PropertyList
          {...inside}
          properties={[{ name: texts.field.anyName, schema: schema.additional, required: false }]}
        />
      )}
      {schema.unions.map((union, index) => (
        <Variants key={`${union.kind} ${index}`} {...inside} union={union} />
      ))}
    </>
  );
}

/** Whether there is anything to show inside a schema; a list of itself has nothing. */
export function hasFields(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  lists: readonly SchemaId[] = [],
): boolean {
  const schema = toEffectiveSchema(graph, ref, direction);
  if (schema.parts.some((part) => lists.includes(part))) return false;
  if (schema.properties.length > 0 || typeof schema.additional === 'string') return true;
  if (schema.unions.length > 0) return true;
  return (
    schema.items !== undefined &&
    hasFields(graph, schema.items, direction, [...lists, ...schema.parts])
  );
}

function Recursion({ schema }: { readonly schema: EffectiveSchema }) {
  return (
    <p className={styles['note']}>
      <FormattedText
        text={texts.field.repeats}
        values={{ name: <code>{schema.name ?? schema.title ?? texts.field.objectAround}</code> }}
      />
    </p>
  );
}

function PropertyList({
  properties,
  ...place
}: SchemaPlace & { readonly properties: readonly EffectiveProperty[] }) {
  return (
    <ul className={styles['fields']}>
      {properties.map(({ name, schema, required }) => (
        <SchemaField
          key={name}
          {...place}
          anchor={`${place.anchor}.${name}`}
          name={name}
          schema={schema}
          required={required}
        />
      ))}
    </ul>
  );
}

interface SchemaFieldProps extends Omit<FieldProps, 'children'> {
  readonly ancestors?: readonly SchemaId[];
}

const outermost: readonly SchemaId[] = [];

/** A field with what is inside it; the first level is open, deeper ones open on demand. */
export function SchemaField({ ancestors = outermost, ...field }: SchemaFieldProps) {
  const { graph, direction, anchor, name, schema } = field;
  if (!hasFields(graph, schema, direction)) return <Field {...field} />;
  return (
    <Field {...field}>
      <details className={styles['children']} open={ancestors.length === 0}>
        <summary>
          {texts.field.fields}
          <span className="visually-hidden"> {format(texts.field.ofField, { name })}</span>
        </summary>
        <SchemaFields
          graph={graph}
          direction={direction}
          anchor={anchor}
          ancestors={ancestors}
          schema={schema}
        />
      </details>
    </Field>
  );
}

interface VariantsProps extends SchemaPlace {
  readonly union: Union;
}

function Variants({ union, ...place }: VariantsProps) {
  const { discriminator, variants } = union;
  return (
    <div className={styles['variants']}>
      <p className={styles['note']}>
        <FormattedText
          text={toUnionText(union.kind, discriminator !== undefined)}
          values={{ property: <code>{discriminator}</code> }}
        />
      </p>
      {variants.map(({ schema: variant, label, values: [value] = [] }, index) => (
        <details key={variant} open={index === 0}>
          <summary>
            {label}
            {value !== undefined && discriminator !== undefined && (
              <code>
                {discriminator}: {JSON.stringify(value)}
              </code>
            )}
          </summary>
          <SchemaFields {...place} anchor={`${place.anchor}.${value ?? label}`} schema={variant} />
        </details>
      ))}
    </div>
  );
}

function toUnionText(kind: 'oneOf' | 'anyOf', hasDiscriminator: boolean): string {
  const { anyOf, anyOfBy, oneOf, oneOfBy } = texts.field;
  if (kind === 'anyOf') return hasDiscriminator ? anyOfBy : anyOf;
  return hasDiscriminator ? oneOfBy : oneOf;
}

import type { Header, Parameter, ValueExample } from '../../model/api/operation';
import type { ViewDirection } from '../../model/schema/schema-view';
import { Section } from '../section';
import { texts } from '../texts';
import type { FieldProps } from '../schema/field';
import { Field } from '../schema/field';
import { toWireText } from '../schema/facts';
import { usePageSchemas } from '../schema/page-schemas';
import { FieldInside } from '../schema/schema-inside';
import fields from '../schema/schema-inside.module.css';

/** In the order of their sections. */
export const parameterLocations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export interface ParameterSectionsProps {
  readonly parameters: readonly Parameter[];
}

/** The parameters by location; an empty location has no section. */
export function ParameterSections({ parameters }: ParameterSectionsProps) {
  return parameterLocations.map((location) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    if (here.length === 0) return null;
    const id = `${location}-parameters`;
    return (
      <Section key={location} id={id} title={texts.parameters[location]}>
        <ParameterFields parameters={here} label={id} />
      </Section>
    );
  });
}

export interface ParameterFieldsProps {
  readonly parameters: readonly (Header | Parameter)[];
  /** Who sends them: `response` for the headers that the API sends. */
  readonly direction?: ViewDirection;
  /** The id of the heading above them. */
  readonly label?: string;
}

/** A list of parameters or headers, each with its schema, its serialization and its examples. */
export function ParameterFields({ parameters, direction, label }: ParameterFieldsProps) {
  return (
    <ul className={fields['fields']} aria-labelledby={label}>
      {parameters.map(({ anchor, name, required, deprecated, description, ...parameter }) => (
        <SchemaField
          key={anchor}
          {...{ anchor, name, deprecated, description }}
          direction={direction ?? 'request'}
          {...(direction === 'response' ? { optional: !required } : { required })}
          fact={toWireText(parameter)}
          since={parameter.since}
          {...toExamples(parameter)}
        />
      ))}
    </ul>
  );
}

/** Examples that are only a value are facts. Without any examples, the schema's own are shown. */
export function toExamples({ examples }: Pick<Header, 'examples'>) {
  if (examples.length === 0) return {};
  return {
    examples: examples.flatMap((one) => (isPlain(one) ? (one.value ?? []) : [])),
    named: examples.filter((one) => !isPlain(one)),
  };
}

function isPlain(example: ValueExample): boolean {
  return Object.keys(example).every((key) => key === 'value');
}

interface SchemaFieldProps extends Omit<FieldProps, 'schema' | 'label' | 'constants' | 'children'> {
  readonly name: string;
  readonly direction: ViewDirection;
}

/** A parameter or a header, with the fields inside it. */
export function SchemaField({ name, direction, ...field }: SchemaFieldProps) {
  const { shown: id } = usePageSchemas().getRoot(field.anchor);
  const place = { anchor: field.anchor, level: 0, direction, owner: name };
  return (
    <Field {...field} label={name} schema={id}>
      <FieldInside id={id} place={place} />
    </Field>
  );
}

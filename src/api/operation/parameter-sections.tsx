import type { ReactNode } from 'react';
import type { Parameter } from '../../model/api/operation';
import { toParameterAnchor } from '../../model/api/anchors';
import { Heading } from '../../ui/text/heading';
import { texts } from '../../ui/texts/texts';
import type { SchemaFieldProps } from '../schema/schema-field';
import { SchemaField } from '../schema/schema-field';
import fields from '../schema/schema-inside.module.css';
import { WireText, isWireTextNeeded } from './wire-text';

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export interface ParameterSectionsProps {
  readonly parameters: readonly Parameter[];
}

/** The parameters by the place where they are sent; a place without any is left out. */
export function ParameterSections({ parameters }: ParameterSectionsProps) {
  return places.map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    const id = `${place}-parameters`;
    return (
      <section key={place} aria-labelledby={id}>
        <Heading level="h2" id={id}>
          {texts.parameters[place]}
        </Heading>
        <ParameterFields parameters={here} label={id} />
      </section>
    );
  });
}

export interface ParameterFieldsProps {
  readonly parameters: readonly Parameter[];
  /** The id of what says which parameters they are. */
  readonly label: string;
  /** What their anchors begin with, where there are others on the page. */
  readonly prefix?: string;
}

/** Parameters with all that is to be known of each. */
export function ParameterFields({ parameters, label, prefix = '' }: ParameterFieldsProps) {
  return (
    <ul className={fields['fields']} aria-labelledby={label}>
      {parameters.map((parameter) => (
        <SchemaField
          key={`${parameter.in} ${parameter.name}`}
          direction="request"
          anchor={prefix + toParameterAnchor(parameter.in, parameter.name)}
          name={parameter.name}
          schema={parameter.schema}
          required={parameter.required}
          deprecated={parameter.deprecated}
          description={parameter.description}
          fact={toFact(parameter)}
          {...toExamples(parameter)}
        />
      ))}
    </ul>
  );
}

function toFact({ mediaType, ...parameter }: Parameter): ReactNode {
  const wire = { ...parameter, mediaTypes: mediaType === undefined ? [] : [mediaType] };
  return isWireTextNeeded(wire) ? <WireText {...wire} /> : undefined;
}

/** Those without a summary are facts; with none at all, the schema's own stand in. */
function toExamples({ examples }: Parameter): Pick<SchemaFieldProps, 'examples' | 'named'> {
  if (examples.length === 0) return {};
  const plain = examples.filter(({ summary }) => summary === undefined);
  return {
    examples: plain.map(({ value }) => value),
    named: examples.filter(({ summary }) => summary !== undefined),
  };
}

import type { Parameter, ParameterPlace } from '../model/reference/operation';
import { toParameterAnchor } from '../model/reference/to-anchor';
import { Heading } from '../ui/heading';
import { texts } from '../ui/texts';
import { SchemaField } from './schema-field';
import fields from './schema-inside.module.css';

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

export interface ParameterSectionsProps {
  readonly parameters: readonly Parameter[];
}

/** The parameters by the place where they are sent; a place without any is left out. Behaviour SC.26. */
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
        <ul className={fields['fields']} aria-labelledby={id}>
          {here.map((parameter) => (
            <SchemaField
              key={parameter.name}
              direction="request"
              anchor={toParameterAnchor(place, parameter.name)}
              name={parameter.name}
              schema={parameter.schema}
              required={parameter.required}
              deprecated={parameter.deprecated}
              description={parameter.description}
              fact={parameter.serialization}
              {...(parameter.example !== undefined && { examples: [parameter.example] })}
            />
          ))}
        </ul>
      </section>
    );
  });
}

import type { Parameter, ParameterPlace } from '../model/reference/operation';
import type { SchemaGraph } from '../model/reference/schema';
import { Heading } from '../ui/heading';
import { texts } from '../ui/texts';
import { SchemaField } from './schema-fields';
import fields from './schema-fields.module.css';

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

export interface ParameterSectionsProps {
  readonly parameters: readonly Parameter[];
  readonly graph: SchemaGraph;
}

/** The parameters by the place where they are sent; a place without any is left out. Behaviour SC.26. */
export function ParameterSections({ parameters, graph }: ParameterSectionsProps) {
  return places.map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    const id = `${place}-parameters`;
    return (
      <section key={place} aria-labelledby={id}>
        <Heading level="h2" id={id}>
          {texts.parameters[place]}
        </Heading>
        <ul className={fields['fields']}>
          {here.map((parameter) => (
            <SchemaField
              key={parameter.name}
              graph={graph}
              direction="request"
              anchor={`${place}.${parameter.name}`}
              name={parameter.name}
              schema={parameter.schema}
              required={parameter.required}
              deprecated={parameter.deprecated}
              description={parameter.description}
              fact={parameter.serialization}
            />
          ))}
        </ul>
      </section>
    );
  });
}

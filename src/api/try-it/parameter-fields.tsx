import type { RequestTemplate } from '../../model/request/request-template';
import type { RequestValues } from '../../model/request/request-values';
import { texts } from './texts';
import { FieldGroup, FieldRow } from './field-rows';
import type { FormErrors } from './form-errors';

export interface ParameterFieldsProps {
  readonly template: RequestTemplate;
  readonly values: RequestValues;
  readonly errors: FormErrors['parameters'];
  readonly onChange: (values: RequestValues) => void;
}

const locations = ['path', 'query', 'header', 'cookie'] as const;

/** The parameters by location. */
export function ParameterFields({ template, values, errors, onChange }: ParameterFieldsProps) {
  const all = template.parameters.map((parameter, index) => ({ parameter, index }));
  return locations.map((location) => {
    const found = all.filter(({ parameter }) => parameter.in === location);
    if (found.length === 0) return null;
    return (
      <FieldGroup key={location} title={texts.tryIt[location]}>
        {found.map(({ parameter, index }) => (
          <FieldRow
            key={parameter.name}
            field={parameter}
            text={values.parameters[index] ?? null}
            error={errors[index]}
            onChange={(text) =>
              onChange({ ...values, parameters: values.parameters.with(index, text) })
            }
          />
        ))}
      </FieldGroup>
    );
  });
}

import type { Call } from '../../model/request/call';
import type { CallValues } from '../../model/request/call-values';
import { texts } from '../../ui/texts/texts';
import { FieldGroup } from './field-group';
import { FieldRow } from './field-row';
import type { Faults } from './list-faults';

export interface ParameterFieldsProps {
  readonly call: Call;
  readonly values: CallValues;
  readonly faults: Faults['parameters'];
  readonly onChange: (values: CallValues) => void;
}

const places = ['path', 'query', 'header', 'cookie'] as const;

/** The parameters by their places. */
export function ParameterFields({ call, values, faults, onChange }: ParameterFieldsProps) {
  const all = call.parameters.map((parameter, index) => ({ parameter, index }));
  return places.map((place) => {
    const found = all.filter(({ parameter }) => parameter.in === place);
    if (found.length === 0) return null;
    return (
      <FieldGroup key={place} title={texts.values[place]}>
        {found.map(({ parameter, index }) => (
          <FieldRow
            key={parameter.name}
            field={parameter}
            text={values.parameters[index] ?? null}
            fault={faults[index]}
            onChange={(text) =>
              onChange({ ...values, parameters: values.parameters.with(index, text) })
            }
          />
        ))}
      </FieldGroup>
    );
  });
}

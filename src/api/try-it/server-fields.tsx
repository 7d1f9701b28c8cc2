import type { RequestTemplate } from '../../model/request/request-template';
import type { RequestValues } from '../../model/request/request-values';
import { toDefaults } from '../../model/request/start-values';
import { texts } from './texts';
import { PlainRow } from './field-rows';
import type { FormErrors } from './form-errors';

export interface ServerFieldsProps {
  readonly template: RequestTemplate;
  readonly values: RequestValues;
  readonly errors: FormErrors['variables'];
  readonly onChange: (values: RequestValues) => void;
}

/** The server and its variables, if there is a choice. */
export function ServerFields({ template, values, errors, onChange }: ServerFieldsProps) {
  const { servers } = template;
  const variables = servers[values.server]?.variables ?? [];
  if (servers.length < 2 && variables.length === 0) return null;
  return (
    <>
      {servers.length > 1 && (
        <PlainRow label={texts.tryIt.server}>
          {(control) => (
            <select
              {...control}
              value={values.server}
              onChange={({ target }) => {
                const server = Number(target.value);
                onChange({ ...values, server, variables: toDefaults(template, server) });
              }}
            >
              {servers.map(({ template }, index) => (
                <option key={index} value={index}>
                  {template}
                </option>
              ))}
            </select>
          )}
        </PlainRow>
      )}
      {variables.map((variable, index) => (
        <PlainRow key={variable.name} label={variable.name} error={errors[index]}>
          {(control) => {
            const common = {
              ...control,
              value: values.variables[index] ?? variable.default,
              onChange: ({ target }: { readonly target: { readonly value: string } }) =>
                onChange({ ...values, variables: values.variables.with(index, target.value) }),
            };
            if (variable.values.length === 0) {
              return <input {...common} type="text" autoComplete="off" spellCheck={false} />;
            }
            return (
              <select {...common}>
                {[...new Set([...variable.values, common.value])].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            );
          }}
        </PlainRow>
      ))}
    </>
  );
}

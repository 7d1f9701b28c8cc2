import { format } from '../../model/text/format';
import type { Call, CallScheme } from '../../model/request/call';
import type { CallValues, Credential, Credentials } from '../../model/request/call-values';
import { texts } from '../../ui/texts/texts';
import styles from './fields.module.css';
import type { FieldFault } from './list-faults';
import type { ControlProps } from './plain-row';
import { PlainRow } from './plain-row';

export interface CredentialFieldsProps {
  readonly call: Call;
  readonly values: CallValues;
  readonly credentials: Credentials;
  readonly faults: ReadonlyMap<string, FieldFault>;
  readonly onChange: (values: CallValues) => void;
  readonly onCredentials: (credentials: Credentials) => void;
}

/** What lets the caller in. It is never part of the other values, so that nothing keeps it. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { call, values, credentials, faults, onChange, onCredentials } = props;
  const schemes = (call.security[values.security] ?? []).filter(({ place }) => place !== undefined);
  if (call.security.length < 2 && schemes.length === 0) return null;
  const set = (name: string, credential: Credential) =>
    onCredentials(new Map(credentials).set(name, credential));
  return (
    <>
      {call.security.length > 1 && (
        <PlainRow label={texts.values.security}>
          {(control) => (
            <select
              {...control}
              value={values.security}
              onChange={({ target }) => onChange({ ...values, security: Number(target.value) })}
            >
              {call.security.map((alternative, index) => (
                <option key={index} value={index}>
                  {toLabel(alternative)}
                </option>
              ))}
            </select>
          )}
        </PlainRow>
      )}
      {schemes.map((scheme) => (
        <SchemeRows
          key={scheme.name}
          scheme={scheme}
          credential={credentials.get(scheme.name) ?? { secret: '' }}
          fault={faults.get(scheme.name)}
          onChange={(credential) => set(scheme.name, credential)}
        />
      ))}
    </>
  );
}

function toLabel(schemes: readonly CallScheme[]): string {
  return schemes.length === 0
    ? texts.values.noSecurity
    : schemes.map(({ label }) => label).join(` ${texts.authentication.and} `);
}

interface SchemeRowsProps {
  readonly scheme: CallScheme;
  readonly credential: Credential;
  readonly fault: FieldFault | undefined;
  readonly onChange: (credential: Credential) => void;
}

function SchemeRows({ scheme: { label, place }, credential, fault, onChange }: SchemeRowsProps) {
  const isBasic = place?.basic === true;
  return (
    <>
      {isBasic && (
        <PlainRow label={format(texts.values.user, { label })}>
          {(control) => (
            <SecretInput
              control={control}
              value={credential.user ?? ''}
              onChange={(user) => onChange({ ...credential, user })}
            />
          )}
        </PlainRow>
      )}
      <PlainRow label={isBasic ? format(texts.values.password, { label }) : label} fault={fault}>
        {(control) => (
          <SecretInput
            control={control}
            value={credential.secret}
            placeholder={isBasic ? '' : (place?.placeholder ?? '')}
            onChange={(secret) => onChange({ ...credential, secret })}
            isMasked
          />
        )}
      </PlainRow>
    </>
  );
}

interface SecretInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly placeholder?: string;
  readonly isMasked?: boolean;
  readonly onChange: (value: string) => void;
}

/** No password field: a browser would offer to keep what is typed there. */
function SecretInput({ control, value, placeholder, isMasked, onChange }: SecretInputProps) {
  return (
    <input
      {...control}
      type="text"
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      className={isMasked === true ? styles['masked'] : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-1p-ignore=""
      data-lpignore="true"
    />
  );
}

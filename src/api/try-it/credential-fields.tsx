import { format } from '../../model/text/format';
import type { RequestTemplate, TemplateScheme } from '../../model/request/request-template';
import type { RequestValues, Credential, Credentials } from '../../model/request/request-values';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import type { FieldError } from './form-errors';
import type { ControlProps } from './field-note';
import { PlainRow } from './field-rows';
import { SecretInput, unremembered } from './secret-input';

export interface CredentialFieldsProps {
  readonly template: RequestTemplate;
  readonly values: RequestValues;
  readonly credentials: Credentials;
  readonly errors: ReadonlyMap<string, FieldError>;
  readonly onChange: (values: RequestValues) => void;
  readonly onCredentials: (credentials: Credentials) => void;
}

/** The credentials of the security schemes, kept separate from the other values so that no link contains them. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { template, values, credentials, errors, onChange, onCredentials } = props;
  const schemes = (template.security[values.security] ?? []).filter(
    ({ place }) => place !== undefined,
  );
  if (template.security.length < 2 && schemes.length === 0) return null;
  const set = (name: string, credential: Credential) =>
    onCredentials(new Map(credentials).set(name, credential));
  return (
    <>
      {template.security.length > 1 && (
        <PlainRow label={texts.tryIt.security}>
          {(control) => (
            <select
              {...control}
              value={values.security}
              onChange={({ target }) => onChange({ ...values, security: Number(target.value) })}
            >
              {template.security.map((alternative, index) => (
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
          error={errors.get(scheme.name)}
          onChange={(credential) => set(scheme.name, credential)}
        />
      ))}
    </>
  );
}

function toLabel(schemes: readonly TemplateScheme[]): string {
  return schemes.length === 0
    ? texts.tryIt.noSecurity
    : schemes.map(({ label }) => label).join(` ${apiTexts.authentication.and} `);
}

interface SchemeRowsProps {
  readonly scheme: TemplateScheme;
  readonly credential: Credential;
  readonly error: FieldError | undefined;
  readonly onChange: (credential: Credential) => void;
}

function SchemeRows({ scheme: { label, place }, credential, error, onChange }: SchemeRowsProps) {
  const isBasic = place?.basic === true;
  const userLabel = format(texts.tryIt.user, { label });
  const secretLabel = isBasic ? format(texts.tryIt.password, { label }) : label;
  return (
    <>
      {isBasic && (
        <PlainRow label={userLabel}>
          {(control) => (
            <CredentialInput
              control={control}
              label={userLabel}
              value={credential.user ?? ''}
              onChange={(user) => onChange({ ...credential, user })}
            />
          )}
        </PlainRow>
      )}
      <PlainRow label={secretLabel} error={error}>
        {(control) => (
          <CredentialInput
            control={control}
            label={secretLabel}
            value={credential.secret}
            placeholder={isBasic ? '' : (place?.placeholder ?? '')}
            onChange={(secret) => onChange({ ...credential, secret })}
          />
        )}
      </PlainRow>
    </>
  );
}

interface CredentialInputProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** The user name, too: some APIs take their secret key for it. */
function CredentialInput({ control, label, value, placeholder, onChange }: CredentialInputProps) {
  return (
    <SecretInput label={label}>
      {(isShown) => (
        <input
          {...control}
          {...unremembered}
          type={isShown ? 'text' : 'password'}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </SecretInput>
  );
}

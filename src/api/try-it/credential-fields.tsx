import { create } from 'zustand';
import type { TemplateField, TemplateScheme } from '../../model/request/request-template';
import type { Credential, Credentials } from '../../model/request/request-values';
import { format } from '../../model/text/format';
import { texts as apiTexts } from '../texts';
import type { FormPartProps } from './field-rows';
import { ChoiceRow, PlainField } from './field-rows';
import type { FieldError } from './form-errors';
import { texts } from './texts';

interface CredentialState {
  /** Credentials by the site path of the API. */
  readonly byApi: ReadonlyMap<string, Credentials>;
  readonly set: (api: string, credentials: Credentials) => void;
}

/**
 * The secrets that a reader has filled in, for all operations of an API.
 *
 * They stay in memory: never in web storage, a URL or the history.
 */
export const useCredentialStore = create<CredentialState>((set) => ({
  byApi: new Map(),
  set: (api, credentials) => set(({ byApi }) => ({ byApi: new Map(byApi).set(api, credentials) })),
}));

export interface CredentialFieldsProps extends FormPartProps {
  readonly credentials: Credentials;
  readonly onCredentials: (credentials: Credentials) => void;
}

/** The credentials of the security schemes, kept separate from the other values so that no link contains them. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { template, values, credentials, errors, onChange, onCredentials } = props;
  const schemes = template.security[values.security] ?? [];
  return (
    <>
      <ChoiceRow
        label={texts.tryIt.security}
        options={template.security.map(toLabel)}
        value={values.security}
        onChange={(security) => onChange({ ...values, security })}
      />
      {schemes.map((scheme, index) => (
        <SchemeRows
          key={scheme.name}
          scheme={scheme}
          credential={credentials.get(scheme.name) ?? { secret: '' }}
          error={errors.credentials[index]}
          onChange={(credential) =>
            onCredentials(new Map(credentials).set(scheme.name, credential))
          }
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
  if (place === undefined) return null;
  const isBasic = place.basic === true;
  return (
    <>
      {/* Some APIs take their secret key for the user name. */}
      {isBasic && (
        <PlainField
          field={toSecret(format(texts.tryIt.user, { label }))}
          text={credential.user ?? ''}
          onChange={(text) => onChange({ ...credential, user: text ?? '' })}
        />
      )}
      <PlainField
        error={error}
        field={toSecret(isBasic ? format(texts.tryIt.password, { label }) : label)}
        text={credential.secret}
        placeholder={isBasic ? '' : place.placeholder}
        onChange={(text) => onChange({ ...credential, secret: text ?? '' })}
      />
    </>
  );
}

function toSecret(name: string): TemplateField {
  return { name, kind: 'text', secret: true };
}

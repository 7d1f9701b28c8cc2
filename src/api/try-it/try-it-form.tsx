import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type {
  FormTemplate,
  TemplateField,
  TemplateVariable,
} from '../../model/request/request-template';
import type { RequestValues, Credentials } from '../../model/request/request-values';
import type { ReadLink } from '../../model/request/shared-values';
import { readValuesHash, toSharedPart, toStoredHash } from '../../model/request/shared-values';
import {
  findExample,
  toDefaults,
  toStartValues,
  withExample,
} from '../../model/request/start-values';
import type { StorageSlot } from '../../ui/browser-storage';
import { toCountText } from '../../ui/locale';
import { useExampleChoice } from '../examples/examples';
import { texts as apiTexts } from '../texts';
import { BodyFields } from './body-fields';
import { CredentialFields, useCredentialStore } from './credential-fields';
import type { FormPartProps } from './field-rows';
import { ChoiceRow, FieldGroup, FieldRow, PlainField } from './field-rows';
import { listErrors } from './form-errors';
import { findChosenServer, useServerChoiceStore } from './server-choice-store';
import { texts } from './texts';
import type { TryItOutcome } from './use-try-it';
import { useTryIt } from './use-try-it';
import { LinkButton, LinkNote } from './values-link';

export interface TryItFormProps {
  /** The site path of the API. */
  readonly api: string;
  readonly template: FormTemplate;
  /** The language whose samples are shown. */
  readonly language: string;
  /** The fragment of the link that was followed last, if it holds values. */
  readonly linked: { readonly hash: string };
  /** Stores the values for this tab, and that the form is open. */
  readonly slot: StorageSlot;
  readonly isOpen: boolean;
  readonly onChange: (outcome: TryItOutcome) => void;
}

const noCredentials: Credentials = new Map();

/** The form with all values of a request. Those that a link may hold are stored for this tab. */
export function TryItForm(props: TryItFormProps) {
  const { api, template, language, slot, isOpen, onChange } = props;
  const { request: example, choose } = useExampleChoice();
  const { values, setValues, link, forgetLink } = useLinkedValues(props, example);
  const { shared, left } = useMemo(() => toSharedPart(template, values), [template, values]);
  const credentials = useCredentialStore(({ byApi }) => byApi.get(api) ?? noCredentials);
  const setCredentials = (changed: Credentials) => useCredentialStore.getState().set(api, changed);
  const errors = useTryIt(template, values, credentials, language, onChange);
  useChosenExample(template, values.body?.example, choose);
  const stored = toStoredHash(shared);
  useEffect(() => {
    if (isOpen || stored !== '') slot.set((isOpen ? 'open' : '') + stored);
    else slot.remove();
  }, [slot, isOpen, stored]);
  const reset = () => {
    setValues(toStartValues(template, example));
    setCredentials(noCredentials);
    forgetLink();
  };
  const wrong = listErrors(errors).length;
  const part = { template, values, errors, onChange: setValues };
  return (
    <div className="try-it-form" role="group" aria-label={apiTexts.tryIt.title}>
      <p className="try-it-intro">{texts.tryIt.intro}</p>
      {link !== undefined && <LinkNote link={link} />}
      <ServerFields {...part} />
      <CredentialFields {...part} credentials={credentials} onCredentials={setCredentials} />
      <ParameterFields {...part} />
      <BodyFields {...part} />
      <div className="try-it-foot">
        <LinkButton
          shared={shared}
          left={[...listFilled(template, values, credentials), ...left]}
        />
        <button type="button" className="try-it-action" onClick={reset}>
          {texts.tryIt.reset}
        </button>
        {wrong > 0 && (
          <span className="try-it-status">{toCountText(texts.tryIt.attention, wrong)}</span>
        )}
      </div>
    </div>
  );
}

/** The server and its variables, if there is a choice. */
function ServerFields({ template, values, errors, onChange }: FormPartProps) {
  const { servers } = template;
  return (
    <>
      <ChoiceRow
        label={texts.tryIt.server}
        options={servers.map(({ template }) => template)}
        value={values.server}
        onChange={(server) =>
          onChange({ ...values, server, variables: toDefaults(template, server) })
        }
      />
      {servers[values.server]?.variables.map((variable, index) => (
        <PlainField
          key={variable.name}
          error={errors.variables[index]}
          field={toField(variable)}
          text={values.variables[index] ?? variable.default}
          onChange={(text) =>
            onChange({ ...values, variables: values.variables.with(index, text ?? '') })
          }
        />
      ))}
    </>
  );
}

function toField({ name, values }: TemplateVariable): TemplateField {
  const choices = values.map((value) => JSON.stringify(value));
  return { name, kind: values.length > 0 ? 'choice' : 'text', choices, required: true };
}

const locations = ['path', 'query', 'header', 'cookie'] as const;

/** The parameters by location. */
function ParameterFields({ template, values, errors, onChange }: FormPartProps) {
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
            error={errors.parameters[index]}
            onChange={(text) =>
              onChange({ ...values, parameters: values.parameters.with(index, text) })
            }
          />
        ))}
      </FieldGroup>
    );
  });
}

/** The labels of the credentials that are filled in for the chosen way to sign in. */
function listFilled(
  { security }: FormTemplate,
  values: RequestValues,
  credentials: Credentials,
): readonly string[] {
  return (security[values.security] ?? [])
    .filter(({ name }) => {
      const { user = '', secret = '' } = credentials.get(name) ?? {};
      return user !== '' || secret !== '';
    })
    .map(({ label }) => label);
}

/**
 * The values of the link, or else those stored for this tab, or else those of the prerendered sample. Choosing
 * another example replaces the body. The server is the one of the page, for which a link chooses one.
 */
function useLinkedValues(
  { api, template, linked, slot }: TryItFormProps,
  example: string | undefined,
) {
  const { servers } = template;
  const [link, setLink] = useState<ReadLink | undefined>(() =>
    readValuesHash(template, linked.hash),
  );
  const [own, setOwn] = useState<RequestValues>(() => {
    const stored = slot.get()?.replace(/^open/, '') ?? '';
    const read = link?.values ?? readValuesHash(template, stored)?.values;
    return read ?? toStartValues(template, example);
  });
  const [seen, setSeen] = useState({ linked, example });
  if (seen.linked !== linked || seen.example !== example) {
    setSeen({ linked, example });
    const opened = seen.linked === linked ? undefined : readValuesHash(template, linked.hash);
    if (opened !== undefined) setLink(opened);
    if (opened?.values !== undefined) setOwn(opened.values);
    else if (example !== undefined && seen.example !== example && example !== own.body?.example)
      setOwn(withExample(template, own, example));
  }
  const server = useServerChoiceStore((state) => findChosenServer(state, api, servers));
  const values = useMemo(
    () =>
      own.server === server ? own : { ...own, server, variables: toDefaults(template, server) },
    [own, server, template],
  );
  const choose = (index: number) => useServerChoiceStore.getState().choose(api, servers, index);
  const follow = useEffectEvent(() => {
    if (link?.values !== undefined) choose(link.values.server);
  });
  useLayoutEffect(() => follow(), [link]);
  const setValues = (changed: RequestValues) => {
    setOwn(changed);
    if (changed.server !== server) choose(changed.server);
  };
  return { values, setValues, link, forgetLink: () => setLink(undefined) };
}

/** Keeps the page's chosen example in sync with the form's, which a media type or a link can change. */
function useChosenExample(
  template: FormTemplate,
  anchor: string | undefined,
  choose: ReturnType<typeof useExampleChoice>['choose'],
) {
  const follow = useEffectEvent(() => {
    const { body, index = 0 } = findExample(template, anchor) ?? {};
    const name = body?.examples[index]?.name;
    if (body !== undefined && name !== undefined) choose(body.anchor, name);
  });
  useEffect(() => follow(), [anchor]);
}

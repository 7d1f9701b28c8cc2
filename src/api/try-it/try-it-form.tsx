import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FormTemplate } from '../../model/request/request-template';
import type { RequestValues, Credentials } from '../../model/request/request-values';
import type { ReadLink } from '../../model/request/shared-values';
import { readValuesHash, toSharedPart, toStoredHash } from '../../model/request/shared-values';
import { toDefaults, toStartValues, withExample } from '../../model/request/start-values';
import type { StorageSlot } from '../../ui/browser-storage';
import { toCountText } from '../../ui/locale';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { useExampleChoice } from '../examples/examples';
import { BodyFields } from './body-fields';
import { CredentialFields } from './credential-fields';
import { useCredentialStore } from './credential-store';
import { listErrors } from './form-errors';
import { ParameterFields } from './parameter-fields';
import { findChosenServer, useServerChoiceStore } from './server-choice-store';
import { ServerFields } from './server-fields';
import type { TryItOutcome } from './use-try-it';
import { useTryIt } from './use-try-it';
import { LinkButton, LinkNote } from './values-link';

export interface TryItFormProps {
  /** The site path of the API. */
  readonly api: string;
  readonly template: FormTemplate;
  /** The language whose samples are shown. */
  readonly language: string;
  /** The fragment with which the page was opened, if it holds values. */
  readonly hash: string;
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
  const chooseServer = useServerChoice(api, template, { values, setValues, link });
  const part = useMemo(() => toSharedPart(template, values), [template, values]);
  const credentials = useCredentialStore(({ byApi }) => byApi.get(api) ?? noCredentials);
  const setCredentials = (changed: Credentials) => useCredentialStore.getState().set(api, changed);
  const errors = useTryIt(template, values, credentials, language, onChange);
  const { body } = values;
  const startMedia = (media: number) => {
    const first = template.bodies[media]?.examples[0];
    if (first !== undefined) setValues(withExample(template, values, first.anchor));
  };
  useChosenExample(template, body?.example, choose);
  const stored = toStoredHash(part.shared);
  useEffect(() => {
    if (isOpen || stored !== '') slot.set((isOpen ? 'open' : '') + stored);
    else slot.remove();
  }, [slot, isOpen, stored]);
  const reset = () => {
    setValues(toValues(template, example));
    chooseServer(0);
    setCredentials(noCredentials);
    forgetLink();
  };
  const wrong = listErrors(errors).length;
  return (
    <div className="try-it-form" role="group" aria-label={apiTexts.tryIt.title}>
      <p className="try-it-intro">{texts.tryIt.intro}</p>
      {link !== undefined && <LinkNote link={link} />}
      <ServerFields
        template={template}
        values={values}
        errors={errors.variables}
        onChange={(changed) => {
          setValues(changed);
          chooseServer(changed.server);
        }}
      />
      <CredentialFields
        template={template}
        values={values}
        credentials={credentials}
        errors={errors.credentials}
        onChange={setValues}
        onCredentials={setCredentials}
      />
      <ParameterFields
        template={template}
        values={values}
        errors={errors.parameters}
        onChange={setValues}
      />
      {body !== undefined && (
        <BodyFields
          template={template}
          values={body}
          errors={errors}
          onChange={(changed) => setValues({ ...values, body: changed })}
          onMedia={startMedia}
        />
      )}
      <div className="try-it-foot">
        <LinkButton {...part} credentials={listFilled(template, values, credentials)} />
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
 * another example replaces the body.
 */
function useLinkedValues(
  { api, template, hash, slot }: TryItFormProps,
  example: string | undefined,
) {
  const [link, setLink] = useState<ReadLink | undefined>(() => readValuesHash(template, hash));
  const [values, setValues] = useState<RequestValues>(() => {
    if (link?.values !== undefined) return link.values;
    const stored = readValuesHash(template, slot.get()?.replace(/^open/, '') ?? '')?.values;
    return withServer(template, stored ?? toValues(template, example), api);
  });
  const [seen, setSeen] = useState({ hash, example });
  if (seen.hash !== hash || seen.example !== example) {
    setSeen({ hash, example });
    const opened = seen.hash === hash ? undefined : readValuesHash(template, hash);
    if (opened !== undefined) setLink(opened);
    if (opened?.values !== undefined) setValues(opened.values);
    else if (example !== undefined && seen.example !== example && example !== values.body?.example)
      setValues(withExample(template, values, example));
  }
  return { values, setValues, link, forgetLink: () => setLink(undefined) };
}

interface LinkedValues {
  readonly values: RequestValues;
  readonly setValues: (values: RequestValues) => void;
  readonly link: ReadLink | undefined;
}

/** Keeps the server of the page in sync with the form's; that of a link is chosen for the page. */
function useServerChoice(
  api: string,
  template: FormTemplate,
  { values, setValues, link }: LinkedValues,
) {
  const { servers } = template;
  const choose = (index: number) => useServerChoiceStore.getState().choose(api, servers, index);
  const adopt = useEffectEvent(() => choose(values.server));
  useEffect(() => {
    if (link !== undefined) adopt();
  }, [link]);
  const chosen = useServerChoiceStore(({ byApi }) => byApi.get(api));
  const follow = useEffectEvent(() => {
    const changed = withServer(template, values, api);
    if (changed.server !== values.server) setValues(changed);
  });
  useEffect(() => follow(), [chosen]);
  return choose;
}

/** The values with the server that the reader has chosen for the API. */
function withServer(template: FormTemplate, values: RequestValues, api: string): RequestValues {
  const server = findChosenServer(useServerChoiceStore.getState(), api, template.servers);
  if (server === values.server) return values;
  return { ...values, server, variables: toDefaults(template, server) };
}

/** Keeps the page's chosen example in sync with the form's, which a media type or a link can change. */
function useChosenExample(
  { bodies }: FormTemplate,
  anchor: string | undefined,
  choose: ReturnType<typeof useExampleChoice>['choose'],
) {
  const follow = useEffectEvent(() => {
    const body = bodies.find(({ examples }) => examples.some((one) => one.anchor === anchor));
    const name = body?.examples.find((one) => one.anchor === anchor)?.name;
    if (body !== undefined && name !== undefined) choose(body.anchor, name);
  });
  useEffect(() => follow(), [anchor]);
}

function toValues(template: FormTemplate, example: string | undefined): RequestValues {
  const start = toStartValues(template);
  return example === undefined ? start : withExample(template, start, example);
}

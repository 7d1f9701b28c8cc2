import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckedCall } from '../../model/request/call';
import type { CallValues, Credentials } from '../../model/request/call-values';
import { toStartValues, withExample } from '../../model/request/to-start-values';
import { readValuesHash } from '../../model/request/read-values-hash';
import { toValuesHash } from '../../model/request/to-values-hash';
import { texts } from '../../ui/texts/texts';
import { useExampleChoice } from '../examples/example-choice';
import type { LiveOutcome } from './live-samples';
import { BodyFields } from './body-fields';
import { CredentialFields } from './credential-fields';
import { useCredentialStore } from './credential-store';
import styles from './fields.module.css';
import { LinkButton } from './link-button';
import { ParameterFields } from './parameter-fields';
import { ServerFields } from './server-fields';
import { useLiveSamples } from './use-live-samples';

export interface LivePanelProps {
  /** The site path of the API. */
  readonly api: string;
  readonly call: CheckedCall;
  /** The fragment by which the page was opened, if it holds values. */
  readonly hash: string;
  readonly onChange: (outcome: LiveOutcome) => void;
}

const noCredentials: Credentials = new Map();

/** A form for everything that a sample is made of. What is filled in stays in the memory of this page. */
export function LivePanel({ api, call, hash, onChange }: LivePanelProps) {
  const { request: example, choose } = useExampleChoice();
  const [values, setValues] = useLinkedValues(call, hash, example);
  const credentials = useCredentialStore(({ byApi }) => byApi.get(api) ?? noCredentials);
  const setCredentials = (changed: Credentials) => useCredentialStore.getState().set(api, changed);
  const faults = useLiveSamples(call, values, credentials, onChange);
  const { body } = values;
  const startMedia = (media: number) => {
    const first = call.bodies[media]?.examples[0];
    if (first !== undefined) setValues(withExample(call, values, first.anchor));
  };
  useChosenExample(call, body?.example, choose);
  const reset = () => {
    setValues(toValues(call, example));
    setCredentials(noCredentials);
  };
  return (
    <div className={styles['form']} role="group" aria-label={texts.values.title}>
      <p className={styles['intro']}>{texts.values.intro}</p>
      <ServerFields call={call} values={values} onChange={setValues} />
      <CredentialFields
        call={call}
        values={values}
        credentials={credentials}
        faults={faults.credentials}
        onChange={setValues}
        onCredentials={setCredentials}
      />
      <ParameterFields
        call={call}
        values={values}
        faults={faults.parameters}
        onChange={setValues}
      />
      {body !== undefined && (
        <BodyFields
          call={call}
          values={body}
          faults={faults}
          onChange={(changed) => setValues({ ...values, body: changed })}
          onMedia={startMedia}
        />
      )}
      <div className={styles['foot']}>
        <LinkButton toHash={() => toValuesHash(call, values)} />
        <button type="button" className={styles['action']} onClick={reset}>
          {texts.values.reset}
        </button>
      </div>
    </div>
  );
}

/** The values of the link, else those of the page's own sample; another example brings its body. */
function useLinkedValues(call: CheckedCall, hash: string, example: string | undefined) {
  const [values, setValues] = useState<CallValues>(
    () => readValuesHash(call, hash) ?? toValues(call, example),
  );
  const [seen, setSeen] = useState({ hash, example });
  if (seen.hash !== hash || seen.example !== example) {
    setSeen({ hash, example });
    const linked = seen.hash === hash ? undefined : readValuesHash(call, hash);
    if (linked !== undefined) setValues(linked);
    else if (example !== undefined && seen.example !== example && example !== values.body?.example)
      setValues(withExample(call, values, example));
  }
  return [values, setValues] as const;
}

/** Another media type, or a link, brings another example: the page's choice follows. */
function useChosenExample(
  { bodies }: CheckedCall,
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

function toValues(call: CheckedCall, example: string | undefined): CallValues {
  const start = toStartValues(call);
  return example === undefined ? start : withExample(call, start, example);
}

import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormTemplate } from '../../model/request/request-template';
import { isValuesHash } from '../../model/request/request-values';
import { createStorageSlot } from '../../ui/browser-storage';
import { Icon } from '../../ui/icon';
import { loadLateStyle } from '../../ui/late-style';
import { texts } from '../texts';
import { useServerChoiceStore } from './server-choice-store';
import { useSampleTargetStore } from './sample-target-store';
import type { TryItFormProps } from './try-it-form';
import stylesheet from './try-it-form.css?url';
import styles from './try-it.module.css';
import type { TryItOutcome } from './use-try-it';

/** Loads the request template of an operation. */
export type LoadTemplate = () => Promise<FormTemplate>;

export interface TryItProps {
  /** The site paths of the operation and of its API. */
  readonly page: string;
  readonly api: string;
  readonly loadTemplate: LoadTemplate;
  /** The language whose samples are shown. */
  readonly language: string;
  /** The samples contain the reader's own values. */
  readonly isChanged: boolean;
  readonly onChange: (outcome: TryItOutcome) => void;
}

interface Loaded {
  readonly Form: ComponentType<TryItFormProps>;
  readonly template: FormTemplate;
}

/** Opens the form that fills in the request of the samples. The form is loaded on first use. */
export function TryIt({ page, api, loadTemplate, language, isChanged, onChange }: TryItProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [linked, setLinked] = useState({ hash: '', key: '' });
  const slot = useMemo(() => createStorageSlot(`reference.form${page}`, 'sessionStorage'), [page]);
  const linkSlot = useMemo(
    () => createStorageSlot(`reference.link${page}`, 'sessionStorage'),
    [page],
  );
  const prepare = () => {
    if (loaded === undefined) load(loadTemplate, language).then(setLoaded, () => setFailed(true));
  };
  const open = (hash = '', key = '') => {
    setOpen(true);
    setFailed(false);
    setLinked({ hash, key });
    prepare();
  };
  const recall = () => {
    const left = slot.get();
    if (left === null) return;
    setOpen(left.startsWith('open'));
    prepare();
  };
  const follow = (hash: string, key: string) =>
    linkSlot.get() === key ? recall() : open(hash, key);
  useEffect(() => {
    // From now on the stored values are newer, until the link is followed again: that makes another entry.
    if (loaded !== undefined && linked.key !== '') linkSlot.set(linked.key);
  }, [linkSlot, loaded, linked]);
  const prepareChosen = useEffectEvent(() => prepare());
  const server = useServerChoiceStore(({ byApi }) => byApi.get(api));
  useEffect(() => {
    // The samples are rewritten for another server by the form, which stays closed.
    if (server !== undefined) prepareChosen();
  }, [server]);
  const isShown = isOpen && loaded !== undefined;
  return (
    <div className={styles['values']}>
      <LinkedValues onLink={follow} onNone={recall} />
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen && !isFailed}
        aria-controls={isShown ? id : undefined}
        aria-busy={isOpen && !isFailed && loaded === undefined}
        onClick={() => (isShown ? setOpen(false) : open())}
      >
        <Icon name="chevron" size={16} />
        <span>{isChanged ? texts.tryIt.title : texts.tryIt.open}</span>
      </button>
      {isFailed && (
        <p role="alert" className={styles['failed']}>
          {texts.tryIt.failed}
        </p>
      )}
      {loaded !== undefined && (
        <div id={id} hidden={!isOpen}>
          <loaded.Form
            api={api}
            template={loaded.template}
            language={language}
            linked={linked}
            slot={slot}
            isOpen={isOpen}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}

/** Loading again is free, because the browser caches the module; after a failure it retries. */
async function load(loadTemplate: LoadTemplate, language: string): Promise<Loaded> {
  const [{ TryItForm: Form }, template] = await Promise.all([
    import('./try-it-form'),
    loadTemplate(),
    useSampleTargetStore.getState().load(language),
    loadLateStyle(stylesheet),
  ]);
  return { Form, template };
}

interface LinkedValuesProps {
  /** Called with the key of the history's entry, too. */
  readonly onLink: (hash: string, key: string) => void;
  readonly onNone: () => void;
}

/** Opens the form with the values from the URL's fragment. */
function LinkedValues({ onLink, onNone }: LinkedValuesProps) {
  const { hash, key } = useLocation();
  const follow = useEffectEvent(() => (isValuesHash(hash) ? onLink(hash, key) : onNone()));
  useEffect(() => follow(), [hash, key]);
  return null;
}

import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import type { CheckedCall } from '../../model/request/call';
import { isValuesHash } from '../../model/request/values-link';
import { Icon } from '../../ui/icon';
import { texts } from '../../ui/texts/texts';
import type { LivePanelProps } from './live-panel';
import type { LiveOutcome } from './live-samples';
import styles from './live-values.module.css';

/** Loads what an operation's values can be tried with. */
export type LoadCall = () => Promise<CheckedCall | null>;

export interface LiveValuesProps {
  /** The site path of the API. */
  readonly api: string;
  readonly loadCall: LoadCall;
  /** The samples hold values of the reader's own. */
  readonly isChanged: boolean;
  readonly onChange: (outcome: LiveOutcome) => void;
}

interface Loaded {
  readonly Panel: ComponentType<LivePanelProps>;
  readonly call: CheckedCall;
}

/** Opens a form for the values of the samples. What it takes is loaded when it is first wanted. */
export function LiveValues({ api, loadCall, isChanged, onChange }: LiveValuesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hash, setHash] = useState('');
  const open = (linked = '') => {
    setOpen(true);
    setFailed(false);
    setHash(linked);
    if (loaded === undefined) load(loadCall).then(setLoaded, () => setFailed(true));
  };
  const isShown = isOpen && loaded !== undefined;
  return (
    <div className={styles['values']}>
      {useInRouterContext() && <LinkedValues onLink={open} />}
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen && !isFailed}
        aria-controls={isShown ? id : undefined}
        aria-busy={isOpen && !isFailed && loaded === undefined}
        onClick={() => (isShown ? setOpen(false) : open())}
      >
        <Icon name="chevron" size={16} />
        {isChanged ? texts.values.title : texts.values.open}
      </button>
      {isFailed && (
        <p role="alert" className={styles['failed']}>
          {texts.values.failed}
        </p>
      )}
      {loaded !== undefined && (
        <div id={id} hidden={!isOpen}>
          <loaded.Panel api={api} call={loaded.call} hash={hash} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

/** The browser remembers what it has loaded, so asking again costs nothing; a failure is asked anew. */
async function load(loadCall: LoadCall): Promise<Loaded> {
  const [{ LivePanel: Panel }, call] = await Promise.all([import('./live-panel'), loadCall()]);
  if (call === null) throw new Error('There is nothing to call.');
  return { Panel, call };
}

/** An address whose fragment holds values opens the form with them. */
function LinkedValues({ onLink }: { readonly onLink: (hash: string) => void }) {
  const { hash, key } = useLocation();
  const follow = useEffectEvent(() => {
    if (isValuesHash(hash)) onLink(hash);
  });
  useEffect(() => follow(), [hash, key]);
  return null;
}

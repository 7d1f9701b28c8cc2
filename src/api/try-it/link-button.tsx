import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon';
import { texts } from './texts';
import styles from './fields.module.css';

const SHOWN_FOR_MS = 2500;

type Outcome = 'ready' | 'copied' | 'refused' | 'tooLong';

/** Copies a link that restores the values; undefined stands for a link that is too long. */
export function LinkButton({ toHash }: { readonly toHash: () => string | undefined }) {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    const hash = toHash();
    if (hash === undefined) return setOutcome('tooLong');
    const { origin, pathname } = window.location;
    // The clipboard may be denied by permission, or missing in an insecure context.
    const written =
      navigator.clipboard?.writeText(origin + pathname + hash) ??
      Promise.reject(new Error('No clipboard.'));
    return void written.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <button type="button" className={styles['action']} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} size={16} />
        {outcome === 'copied' ? texts.tryIt.linkCopied : texts.tryIt.copyLink}
      </button>
      <span role="status" className={styles['status']} data-outcome={outcome}>
        {outcomeTexts[outcome]}
      </span>
    </>
  );
}

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  ready: '',
  copied: texts.tryIt.linkCopiedText,
  refused: texts.tryIt.linkRefused,
  tooLong: texts.tryIt.linkTooLong,
};

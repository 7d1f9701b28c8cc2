import { useEffect, useState } from 'react';
import type { WrittenLink } from '../../model/request/values-link';
import { format } from '../../model/text/format';
import { Drawing } from '../../ui/icon';
import { toLeftName, toNameList } from './left-names';
import { texts } from './texts';

const SHOWN_FOR_MS = 2500;

type Outcome = 'ready' | 'copied' | 'refused' | 'tooLong';

export interface LinkButtonProps {
  readonly link: WrittenLink;
  /** The labels of the credentials that the reader has filled in, which are never in a link. */
  readonly credentials: readonly string[];
}

/** Copies a link that restores the values, and names those that it does not hold. */
export function LinkButton({ link: { hash, left }, credentials }: LinkButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
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
  const names = [...credentials, ...left.map(toLeftName)];
  return (
    <>
      <button type="button" className="try-it-action" onClick={copy}>
        {outcome === 'copied' ? (
          <Drawing shape={CHECK} size={16} />
        ) : (
          <Drawing shape={LINK} size={16} />
        )}
        <span>{outcome === 'copied' ? texts.tryIt.linkCopied : texts.tryIt.copyLink}</span>
      </button>
      <span role="status" className="try-it-status" data-outcome={outcome}>
        {outcomeTexts[outcome]}
      </span>
      {names.length > 0 && (
        <p className="try-it-left">{format(texts.tryIt.linkLeft, { names: toNameList(names) })}</p>
      )}
    </>
  );
}

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  ready: '',
  copied: texts.tryIt.linkCopiedText,
  refused: texts.tryIt.linkRefused,
  tooLong: texts.tryIt.linkTooLong,
};

const LINK =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3L10 5.7m1.5 2.8a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3L10 14.3';

const CHECK = 'm4 10.5 4 4 8-9';

import { useEffect, useState } from 'react';
import { format } from '../../model/text/format';
import styles from './copy-button.module.css';
import { texts } from '../texts';

const SHOWN_FOR_MS = 1500;

type Outcome = 'ready' | 'copied' | 'refused';

export interface CopyButtonProps {
  /** A text that takes long to compute is requested when it is copied. */
  readonly text: string | (() => Promise<string>);
  /** Names the text, for example `code`. */
  readonly subject: string;
}

/** Puts a text on the clipboard and says what came of it. */
export function CopyButton({ text, subject }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    write(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  const label = outcome === 'ready' ? format(texts.copy.label, { subject }) : texts.copy[outcome];
  return (
    <button
      type="button"
      className={styles['button']}
      onClick={copy}
      title={label}
      aria-label={label}
      data-outcome={outcome}
    >
      <span role="status">{outcome === 'ready' ? '' : texts.copy[outcome]}</span>
    </button>
  );
}

/** Refused by permission, or because there is no clipboard on a page that is not served securely. */
async function write(text: CopyButtonProps['text']): Promise<void> {
  const { clipboard } = navigator;
  await clipboard.writeText(typeof text === 'string' ? text : await text());
}

import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import styles from './copy-button.module.css';
import { texts } from '../texts';
import type { CopyText } from './use-copy';
import { useCopy } from './use-copy';

const SHOWN_FOR_MS = 1500;

export interface CopyButtonProps {
  readonly text: CopyText;
  /** Names the text, for example `code`. */
  readonly subject: string;
  /** What it shows for a text that is not code. */
  readonly icon?: ReactNode;
  /** Shows the subject. */
  readonly isNamed?: boolean;
}

/** Puts a text on the clipboard and says what came of it. */
export function CopyButton({ text, subject, icon, isNamed }: CopyButtonProps) {
  const { outcome, copy } = useCopy(SHOWN_FOR_MS);
  const label = outcome === 'ready' ? format(texts.copy.label, { subject }) : texts.copy[outcome];
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        onClick={() => copy(text)}
        title={label}
        aria-label={label}
        data-outcome={outcome}
        data-icon={icon === undefined ? undefined : ''}
      >
        {icon}
        {outcome !== 'ready' && <span>{texts.copy[outcome]}</span>}
        {isNamed && outcome === 'ready' && <span>{subject}</span>}
      </button>
      {/* Beside the button: screen readers may ignore a live region within one. */}
      <span role="status" className="visually-hidden">
        {outcome === 'ready' ? '' : texts.copy[outcome]}
      </span>
    </>
  );
}

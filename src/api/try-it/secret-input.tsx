import type { ReactNode } from 'react';
import { useState } from 'react';
import { Drawing } from '../../ui/icon';
import { format } from '../../model/text/format';
import { texts } from './texts';

export interface SecretInputProps {
  /** The name of the value, for the control that shows it. */
  readonly label: string;
  /** The control, masked or not. */
  readonly children: (isShown: boolean) => ReactNode;
}

/** A control whose text is masked until the reader has it shown. */
export function SecretInput({ label, children }: SecretInputProps) {
  const [isShown, setShown] = useState(false);
  const action = format(isShown ? texts.tryIt.hide : texts.tryIt.show, { label });
  return (
    <div className="try-it-secret">
      {children(isShown)}
      <button
        type="button"
        className="try-it-reveal"
        aria-label={action}
        title={action}
        onClick={() => setShown(!isShown)}
      >
        <Drawing shape={isShown ? CLOSED_EYE : EYE} size={16} />
      </button>
    </div>
  );
}

/**
 * Keeps a text out of what browsers and password managers remember, correct and send to a spelling service.
 * Every text of the form has it: a JSON text may hold a password, too.
 */
export const unremembered = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
} as const;

const EYE =
  'M2.5 10C4 6.5 6.7 4.8 10 4.8s6 1.7 7.5 5.2c-1.5 3.5-4.2 5.2-7.5 5.2S4 13.5 2.5 10Zm7.5 2.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z';

const CLOSED_EYE = `${EYE}M4 16.5l12-13`;

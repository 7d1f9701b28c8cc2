import type { ComponentProps } from 'react';
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { listSecretRanges, toCoveredText } from '../../model/request/secret-ranges';
import { isSecretName } from '../../model/request/secrets';
import { listTextSecrets } from '../../model/request/text-secrets';
import { RevealButton, unremembered } from './secret-input';

/** The names of the values that the operation declares to be secret. */
export const DeclaredSecrets = createContext<ReadonlySet<string>>(new Set());

export interface CoveredInputProps extends ComponentProps<'textarea'> {
  /** The name of the value, for the control that shows its secrets. */
  readonly label: string;
  readonly value: string;
  /** Absent for JSON. */
  readonly isText?: boolean;
}

/**
 * A text, of JSON or any other, whose secrets are covered until the reader has them shown.
 *
 * The text itself stays as it is, so that it can be edited, found and copied: below it, and scrolled with it,
 * stands the same text with dots.
 */
export function CoveredInput({ label, value, isText = false, ...control }: CoveredInputProps) {
  const declared = useContext(DeclaredSecrets);
  const [isShown, setShown] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const listRanges = isText ? listTextSecrets : listSecretRanges;
  const ranges = listRanges(value, (name) => declared.has(name) || isSecretName(name));
  const isCovered = ranges.length > 0 && !isShown;
  const follow = () => {
    if (cover.current === null || text.current === null) return;
    const { scrollLeft, scrollTop } = text.current;
    cover.current.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
  };
  useLayoutEffect(follow);
  return (
    <div className="try-it-covered">
      <div className="try-it-texts" data-covered={isCovered ? '' : undefined}>
        {isCovered && (
          <div className="try-it-frame" aria-hidden="true">
            <div ref={cover} className="try-it-cover">
              {toCoveredText(value, ranges)}
            </div>
          </div>
        )}
        <textarea {...unremembered} {...control} ref={text} value={value} onScroll={follow} />
      </div>
      {ranges.length > 0 && (
        <RevealButton label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />
      )}
    </div>
  );
}

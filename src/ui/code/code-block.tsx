import type { ReactNode } from 'react';
import type { Code } from '../../model/text/code';
import { toCopiedText } from '../../model/text/code';
import { format } from '../../model/text/format';
import { CodeBlockLines } from './code-block-lines';
import { useCodeBlockWrap } from './code-block-wrap';
import styles from './code-block.module.css';
import { CopyButton } from './copy-button';
import { Icon } from '../icon';
import { texts } from '../texts';

export interface CodeBlockProps {
  readonly code: Code;
  /** Usually the name of the file. */
  readonly title?: ReactNode;
  /** The accessible name of the block, when its title is not a text. */
  readonly label?: string;
}

/**
 * Highlighted code that can be scrolled by keyboard, wrapped, and copied exactly: below a row with its
 * title, or else its language, and the buttons.
 */
export function CodeBlock({ code, title, label }: CodeBlockProps) {
  const { ref, choice, isWrapped, isClipped, isOffered, toggle } = useCodeBlockWrap(code);
  const own = format(texts.codeBlock.label, { language: code.language });
  return (
    <figure className={styles['block']} data-language={code.language}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <div>
        {isOffered && <WrapButton isWrapped={isWrapped} onClick={toggle} />}
        <CopyButton text={toCopiedText(code)} subject={texts.copy.code} />
      </div>
      <pre
        ref={ref}
        tabIndex={0}
        role="group"
        aria-label={typeof title === 'string' ? title : (label ?? own)}
        data-wrapped={choice}
        data-clipped={isClipped ? '' : undefined}
      >
        <CodeBlockLines code={code} />
      </pre>
    </figure>
  );
}

interface WrapButtonProps {
  readonly isWrapped: boolean;
  readonly onClick: () => void;
}

function WrapButton({ isWrapped, onClick }: WrapButtonProps) {
  return (
    <button
      type="button"
      className={styles['wrap']}
      onClick={onClick}
      title={texts.codeBlock.wrap}
      aria-label={texts.codeBlock.wrap}
      aria-pressed={isWrapped}
    >
      <Icon name="wrap" size={16} />
    </button>
  );
}

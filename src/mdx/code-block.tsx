import { Children } from 'react';
import type { ReactNode } from 'react';
import type { Code } from '../model/text/code';
import { toPlainCode } from '../model/text/code';
import { CodeBlock as HighlightedCode } from '../ui/code/code-block';
import styles from '../ui/code/code-block.module.css';

export interface CodeBlockProps {
  /** Code highlighted by the compiler: all code known at build time. */
  readonly code?: Code;
  readonly title?: ReactNode;
  readonly language?: string;
  readonly children?: ReactNode;
}

/**
 * Code in a guide: every fence, and `<CodeBlock language="js" title="…">`.
 *
 * Code that is known at run time only is not highlighted. Elements are rendered unchanged, without
 * buttons.
 */
export function CodeBlock({ code, title, language = 'text', children }: CodeBlockProps) {
  const text = findText(children);
  const shown = code ?? (text === undefined ? undefined : toPlainCode(text, language));
  if (shown !== undefined) return <HighlightedCode code={shown} title={title} />;
  return (
    <figure className={styles['block']}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </figure>
  );
}

function findText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

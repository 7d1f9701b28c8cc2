import type { ReactNode } from 'react';
import type { Code } from '../model/text/code';
import { CodeBlock } from '../ui/code/code-block';
import { texts } from './texts';
import styles from './live-example.module.css';

export interface LiveExampleProps {
  /** The source, as it is written in the page. */
  readonly code: Code;
  readonly title?: string;
  /** The result of the same source. */
  readonly children?: ReactNode;
}

/** ```` ```mdx example ````: a result and its source below it, both from the same text. */
export function LiveExample({ code, title, children }: LiveExampleProps) {
  return (
    <div className={styles['example']} data-example="">
      {/* Search finds a page by its own words, not by those of its examples. */}
      <div
        className={styles['result']}
        data-example-result=""
        data-search-skip=""
        role="group"
        aria-label={texts.liveExample.result}
      >
        {children}
      </div>
      <CodeBlock code={code} {...(title !== undefined && { title })} />
    </div>
  );
}

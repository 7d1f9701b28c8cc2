import type { Code, CodeRun } from '../model/code';
import { toText } from '../model/code';
import { format } from '../model/format';
import styles from './code-block.module.css';
import { CopyButton } from './copy-button';
import { texts } from './texts';

export interface CodeBlockProps {
  readonly code: Code;
  /** Usually the name of the file. */
  readonly title?: string;
  /** What the block is called for assistive technology, when it has no title. */
  readonly label?: string;
}

/** Highlighted code that can be scrolled by keyboard and copied exactly. */
export function CodeBlock({ code, title, label }: CodeBlockProps) {
  return (
    <figure className={styles['block']} data-language={code.language}>
      {title !== undefined && <figcaption className={styles['title']}>{title}</figcaption>}
      <div className={styles['frame']}>
        <pre
          tabIndex={0}
          role="group"
          aria-label={title ?? label ?? format(texts.codeBlock.label, { language: code.language })}
        >
          <code>
            <CodeLines code={code} />
          </code>
        </pre>
        <div className={styles['actions']}>
          <CopyButton text={toText(code)} subject={texts.copy.code} />
        </div>
      </div>
    </figure>
  );
}

function CodeLines({ code }: { readonly code: Code }) {
  // Line ends are text between the lines, so that a selection copies them.
  return code.lines.map((line, index) => (
    <span key={index} className={styles['line']}>
      {line.map(toRun)}
      {index < code.lines.length - 1 ? '\n' : ''}
    </span>
  ));
}

function toRun(run: CodeRun, index: number) {
  if (typeof run === 'string') return run;
  const [kind, text] = run;
  return (
    <span key={index} className={`code-${kind}`}>
      {text}
    </span>
  );
}

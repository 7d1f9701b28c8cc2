import { Fragment } from 'react';
import type { Code, CodeLine, CodeRun } from '../model/code';
import styles from './code-block-lines.module.css';
import { joinCodeLines } from './join-code-lines';

/** The lines of highlighted code, with their numbers and marks. Behaviour SA.90, SA.93, SA.94. */
export function CodeBlockLines({ code }: { readonly code: Code }) {
  const saysNothing = code.marks === undefined && code.firstLine === undefined;
  const last = code.lines.length - 1;
  return (
    <code className={styles['code']} data-signed={hasSigns(code) ? '' : undefined}>
      {saysNothing
        ? joinCodeLines(code.lines).map(toRun)
        : code.lines.map((line, index) => (
            // The line end is text between the lines, so that a selection copies it.
            <Fragment key={index}>
              {toLine(line, index, code)}
              {index < last ? '\n' : ''}
            </Fragment>
          ))}
    </code>
  );
}

function toLine(line: CodeLine, index: number, { marks, firstLine }: Code) {
  return (
    <span
      className={styles['line']}
      data-mark={marks?.[index + 1]}
      data-number={firstLine === undefined ? undefined : firstLine + index}
    >
      {line.map(toRun)}
    </span>
  );
}

/** Lines that a change adds or takes away get a sign; those of a patch have theirs. */
function hasSigns({ language, marks = {} }: Code): boolean {
  return language !== 'diff' && Object.values(marks).some((mark) => mark !== 'highlight');
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

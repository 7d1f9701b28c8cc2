import type { Code, CodeLine, TokenKind } from '../../model/text/code';
import { toTrustedHtml } from '../trust';
import styles from './code-block-lines.module.css';

/**
 * The lines of highlighted code, with their numbers and marks.
 *
 * `toCodeHtml` escapes all text: one piece of HTML, where React would hydrate thousands of elements.
 */
export function CodeBlockLines({ code }: { readonly code: Code }) {
  return (
    <code
      translate="no"
      className={styles['code']}
      data-signed={hasSigns(code) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: toTrustedHtml(toCodeHtml(code, styles)) }}
    />
  );
}

/** Lines that a change adds or takes away get a sign; those of a patch have theirs. */
function hasSigns({ language, marks = {} }: Code): boolean {
  return language !== 'diff' && Object.values(marks).some((mark) => mark !== 'highlight');
}

/** The class of a line. */
export type CodeStyles = Readonly<Record<string, string>>;

/** Short, because a page of the reference has a thousand tokens or more. */
const tokenClasses: Readonly<Record<TokenKind, string>> = {
  comment: 'c',
  constant: 'n',
  function: 'f',
  keyword: 'k',
  punctuation: 'p',
  string: 's',
};

/**
 * The HTML of highlighted code.
 *
 * A page of the reference has thousands of its elements, which never change one by one: as a text they
 * cost a browser that takes over the page nothing at all.
 */
export function toCodeHtml({ lines, marks, firstLine }: Code, styles: CodeStyles): string {
  // Without numbers and marks, only the colours need elements.
  if (marks === undefined && firstLine === undefined) return toRuns(lines);
  const elements = lines.map((line, index) => {
    const mark = marks?.[index + 1];
    const marked = mark === undefined ? '' : ` data-mark="${mark}"`;
    const numbered = firstLine === undefined ? '' : ` data-number="${firstLine + index}"`;
    return `<span class="${styles['line']}"${marked}${numbered}>${toRuns([line])}</span>`;
  });
  // The line end is text between the lines, so that a selection copies it.
  return elements.join('\n');
}

function toRuns(lines: readonly CodeLine[]): string {
  let html = '';
  let open: TokenKind | undefined;
  const change = (kind: TokenKind | undefined) => {
    if (kind === open) return;
    if (open !== undefined) html += '</i>';
    if (kind !== undefined) html += `<i class=${tokenClasses[kind]}>`;
    open = kind;
  };
  for (const [index, line] of lines.entries()) {
    // It has no colour of its own, so it joins the run before it.
    if (index > 0) html += '\n';
    for (const run of line) {
      const [kind, text] = typeof run === 'string' ? [undefined, run] : run;
      change(kind);
      html += escapeText(text);
    }
  }
  change(undefined);
  return html;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

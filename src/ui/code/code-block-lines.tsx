import type { Code } from '../../model/text/code';
import styles from './code-block-lines.module.css';
import { toCodeHtml } from './to-code-html';

/**
 * The lines of highlighted code, with their numbers and marks.
 *
 * `toCodeHtml` escapes all text: one piece of HTML, where React would hydrate thousands of elements.
 */
export function CodeBlockLines({ code }: { readonly code: Code }) {
  return (
    <code
      className={styles['code']}
      data-signed={hasSigns(code) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: toCodeHtml(code, styles) }}
    />
  );
}

/** Lines that a change adds or takes away get a sign; those of a patch have theirs. */
function hasSigns({ language, marks = {} }: Code): boolean {
  return language !== 'diff' && Object.values(marks).some((mark) => mark !== 'highlight');
}

import { useFinishedHtml } from '../ui/finished-html';
import { texts } from './texts';
import stylesheet from './formula.css?url';

export interface FormulaProps {
  /** The output of KaTeX, from the build. */
  readonly html: string;
  /** True for a formula on lines of its own. */
  readonly isBlock?: boolean;
}

/** A formula. Only a page that has one loads the style sheet and the fonts of formulas. */
export function Formula({ html, isBlock = false }: FormulaProps) {
  const content = useFinishedHtml(html);
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="formula" />
      {isBlock ? (
        // Focusable, so that the arrow keys scroll a formula that is wider than the page.
        <div
          className="formula-block"
          tabIndex={0}
          role="group"
          aria-label={texts.formula.label}
          {...content}
        />
      ) : (
        <span className="formula" {...content} />
      )}
    </>
  );
}

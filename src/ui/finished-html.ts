import { useCallback, useMemo } from 'react';
import { applyKeptStyles } from './kept-styles';
import { toTrustedHtml } from './trust';

/** The props of an element whose content is HTML from the build, such as a formula, with its styles. */
export function useFinishedHtml(html: string) {
  // React sets the HTML again whenever it gets another object.
  const content = useMemo(() => ({ __html: toTrustedHtml(html) }), [html]);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) applyKeptStyles(element);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- React calls it again for other HTML
    [html],
  );
  return { ref, dangerouslySetInnerHTML: content };
}

import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/**
 * The content of a part that is one line. MDX makes a paragraph of words on a line of their own, and
 * headings, badges and summaries must not contain one.
 */
export function toInline(children: ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return children;
  return children.type === 'p' ? children.props.children : children;
}

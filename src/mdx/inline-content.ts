import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/**
 * The words of a part that is one line. MDX makes a paragraph of words on lines of their own, which
 * must not stand in a heading, a badge or a summary.
 */
export function toInline(children: ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return children;
  return children.type === 'p' ? children.props.children : children;
}

import { Children, isValidElement } from 'react';
import type { AriaAttributes, ElementType, ReactNode } from 'react';

export interface NameSource {
  /** The part that names the whole, when it is among the children. */
  readonly part: ElementType;
  /** The part's id, unless the writer gives it another one. */
  readonly id: string;
  /** The name if the part is missing. */
  readonly label: string;
}

/** The attributes that name an element, by its title or caption, or else by a label. */
export function toAccessibleName(
  children: ReactNode,
  { part, id, label }: NameSource,
): Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  const found = Children.toArray(children).find(
    (child) => isValidElement<{ readonly id?: string }>(child) && child.type === part,
  );
  if (!isValidElement<{ readonly id?: string }>(found)) return { 'aria-label': label };
  return { 'aria-labelledby': found.props.id ?? id };
}

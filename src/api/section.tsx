import type { ComponentProps, ReactNode } from 'react';
import type { HeadingProps } from '../ui/text/heading';
import { Heading } from '../ui/text/heading';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: HeadingProps['level'];
}

/** A part of a page, named by its heading. */
export function Section({ id, title, level = 'h2', children, ...rest }: SectionProps) {
  return (
    <section aria-labelledby={id} {...rest}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

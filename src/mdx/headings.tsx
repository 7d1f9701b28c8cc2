import type { ReactNode } from 'react';
import { Heading } from '../ui/heading';

interface MdxHeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** `##` in a guide. */
export function HeadingTwo(props: MdxHeadingProps) {
  return <Heading level="h2" {...props} />;
}

/** `###` in a guide. */
export function HeadingThree(props: MdxHeadingProps) {
  return <Heading level="h3" {...props} />;
}

/** `####` in a guide. */
export function HeadingFour(props: MdxHeadingProps) {
  return <Heading level="h4" {...props} />;
}

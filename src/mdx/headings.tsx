import type { ReactNode } from 'react';
import { Heading } from '../ui/text/heading';

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

/** `#####` in a guide. */
export function HeadingFive(props: MdxHeadingProps) {
  return <Heading level="h5" {...props} />;
}

/** `######` in a guide. */
export function HeadingSix(props: MdxHeadingProps) {
  return <Heading level="h6" {...props} />;
}

import { Link } from '../ui/link';
import { TableFrame } from '../ui/table-frame';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../ui/text/heading';
import { texts } from './texts';

/**
 * What renders the elements that Markdown makes. Components that a writer names are not here: the
 * compiler imports into each page those that it uses.
 */
export const mdxComponents = {
  a: Link,
  h2: HeadingTwo,
  h3: HeadingThree,
  h4: HeadingFour,
  h5: HeadingFive,
  h6: HeadingSix,
  input: TaskBox,
  table: TableFrame,
};

/** The same for the compiler, which asks for them by this name in each file that it compiles. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents;
}

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

/** The box of `- [x]` in a list of tasks, which only shows how far things are. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? texts.taskBox.done : texts.taskBox.open} />;
}

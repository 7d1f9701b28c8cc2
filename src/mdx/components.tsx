import { TableFrame } from '../ui/table-frame';
import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from '../ui/text/text-link';
import { Heading } from '../ui/text/heading';
import { texts } from './texts';

/**
 * The components for the elements of Markdown. Components that writers use by name are not here: the
 * compiler imports them into each page that uses them.
 */
export const mdxComponents = {
  a: TextLink,
  code: InlineCode,
  h2: HeadingTwo,
  h3: HeadingThree,
  h4: HeadingFour,
  h5: HeadingFive,
  h6: HeadingSix,
  input: TaskBox,
  table: TableFrame,
};

/** Code within a text; a browser's translator leaves it as it is. */
function InlineCode(props: ComponentProps<'code'>) {
  return <code translate="no" {...props} />;
}

/** The same components by the name that MDX imports. */
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

/** The box of `- [x]` in a task list; readers cannot change it. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? texts.taskBox.done : texts.taskBox.open} />;
}

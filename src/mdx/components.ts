import { Link } from '../ui/link';
import { TableFrame } from '../ui/table-frame';
import { HeadingFive, HeadingFour, HeadingSix, HeadingThree, HeadingTwo } from './headings';
import { TaskBox } from './task-box';

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

import { CodeBlock } from '../ui/code-block';
import { Admonition } from './admonition';
import { HeadingFour, HeadingThree, HeadingTwo } from './headings';
import { Link } from '../ui/link';
import { TableFrame } from '../ui/table-frame';

/** What renders a guide's elements, and the components that a writer may use without importing them. */
export const mdxComponents = {
  a: Link,
  h2: HeadingTwo,
  h3: HeadingThree,
  h4: HeadingFour,
  table: TableFrame,
  Admonition,
  CodeBlock,
};

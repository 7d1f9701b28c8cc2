import { Link } from '../link';
import type { LinkProps } from '../link';
import { NewTabMark } from '../new-tab';

/** A link of a text: one to another site opens a new tab, and says so. */
export function TextLink({ href, children, ...rest }: LinkProps) {
  return (
    <Link href={href} {...rest}>
      {children}
      <NewTabMark href={href} />
    </Link>
  );
}

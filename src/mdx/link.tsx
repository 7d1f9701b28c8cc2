import type { LinkProps as SiteLinkProps } from '../ui/link';
import { TextLink } from '../ui/text/text-link';

export interface LinkProps extends Omit<SiteLinkProps, 'href'> {
  readonly href?: string;
  /** Docusaurus' name for `href`. */
  readonly to?: string;
}

/** A link in a page's own markup: it gets the base path as links in Markdown do. */
export function Link({ to, href = to ?? '', ...rest }: LinkProps) {
  return <TextLink href={href} {...rest} />;
}

import { isExternalHref } from '../model/site/paths';
import { Link as SiteLink } from '../ui/link';
import type { LinkProps as SiteLinkProps } from '../ui/link';
import { NewTabMark } from '../ui/new-tab';

/** A link of a guide's text: one that leaves the site opens a new tab, and says so. */
export function TextLink({ href, children, ...rest }: SiteLinkProps) {
  return (
    <SiteLink href={href} {...rest}>
      {children}
      {isExternalHref(href) && <NewTabMark />}
    </SiteLink>
  );
}

export interface LinkProps extends Omit<SiteLinkProps, 'href'> {
  readonly href?: string;
  /** Docusaurus' name for `href`. */
  readonly to?: string;
}

/** A link in a page's own markup: it gets the base path as links in Markdown do. */
export function Link({ to, href = to ?? '', ...rest }: LinkProps) {
  return <TextLink href={href} {...rest} />;
}

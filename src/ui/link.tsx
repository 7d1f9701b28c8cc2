import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternalHref, opensNewTab, withBase } from '../model/site/paths';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A site path, an anchor of this page, or an external URL. */
  readonly href: string;
  readonly children?: ReactNode;
}

/**
 * The one link; one to another site opens a new tab. It is plain HTML: `src/app/hydration/links.ts` makes
 * links between pages quick.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const outside = isExternalHref(href);
  return (
    <a
      href={href.startsWith('/') && !outside ? withBase(import.meta.env.BASE_URL, href) : href}
      rel={outside ? 'noopener noreferrer' : undefined}
      target={opensNewTab(href) ? '_blank' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isExternalHref } from '../model/paths';
import { usePrefetch } from './prefetch';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A site path, an anchor of this page, or an address elsewhere. */
  readonly href: string;
  readonly children?: ReactNode;
}

/** The one link: within the site it navigates in place and loads ahead, elsewhere it is a plain link. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (isExternalHref(href)) {
    return (
      <a href={href} rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink href={href} {...rest}>
      {children}
    </SiteLink>
  );
}

// The router's own link component brings 3 kB for a framework mode that this site does not use.
function SiteLink({ href, onClick, children, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const load = () => prefetch(href.replace(/[?#].*$/s, ''));
  const navigate = useLinkClickHandler(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      href={useHref(href)}
      onMouseEnter={load}
      onFocus={load}
      onTouchStart={load}
      onClick={click}
      {...rest}
    >
      {children}
    </a>
  );
}

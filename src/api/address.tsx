import { isSafeHref } from '../model/site/is-safe-href';
import type { ReactNode } from 'react';
import { Link } from '../ui/link';

export interface AddressProps {
  readonly url: string;
  readonly children?: ReactNode;
}

/** A link to an address that a document names; one that a reader must not open stays text. */
export function Address({ url, children = url }: AddressProps) {
  return isSafeHref(url) ? <Link href={url}>{children}</Link> : <span>{children}</span>;
}

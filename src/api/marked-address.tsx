import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface MarkedAddressProps {
  readonly address: string;
  /** What stands in the place of each `{name}`. */
  readonly toPart: (name: string) => ReactNode;
}

/** An address whose parts in braces are marked; a long one breaks at its slashes. */
export function MarkedAddress({ address, toPart }: MarkedAddressProps) {
  // What the group of the pattern matched comes at every second place.
  return address
    .split(/\{([^{}]*)\}/)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 0 ? part.replaceAll(/(?<!\/)\/(?!\/)/g, '/\u200B') : toPart(part)}
      </Fragment>
    ));
}

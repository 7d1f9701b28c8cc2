import type { ReactNode } from 'react';
import { useHydrated } from '../ui/use-hydrated';

export interface BrowserOnlyProps {
  /** Renders content that needs the browser, such as the width of the window. */
  readonly children: () => ReactNode;
  /** Shown instead in the prerendered page, and without a script. */
  readonly fallback?: ReactNode;
}

/** A part of a page that only the browser can render. */
export function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  const isHydrated = useHydrated();
  if (typeof children !== 'function') {
    throw new Error(
      'The children of <BrowserOnly> must be a function, as in <BrowserOnly>{() => <span>{window.location.href}</span>}</BrowserOnly>.',
    );
  }
  return isHydrated ? children() : fallback;
}

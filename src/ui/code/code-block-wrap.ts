import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Code } from '../../model/text/code';

export interface CodeBlockWrap {
  /** What may be too wide. */
  readonly ref: RefObject<HTMLPreElement | null>;
  readonly isWrapped: boolean;
  /** Whether there is anything to wrap, or to take back. */
  readonly isOffered: boolean;
  readonly toggle: () => void;
}

/** Lets a reader break long lines. Measured again when the block is resized, or shown. */
export function useCodeBlockWrap(code: Code): CodeBlockWrap {
  const ref = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const pre = ref.current;
    if (pre === null) return undefined;
    // A hidden block has no size, so showing it is a change of size.
    const observer = new ResizeObserver(() => setTooWide(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    return () => observer.disconnect();
  }, [code, isWrapped]);
  return {
    ref,
    isWrapped,
    isOffered: isWrapped || isTooWide,
    toggle: () => setWrapped((wrapped) => !wrapped),
  };
}

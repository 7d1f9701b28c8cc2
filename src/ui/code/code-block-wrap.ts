import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Code } from '../../model/text/code';

export interface CodeBlockWrap {
  /** The element that may be too wide. */
  readonly ref: RefObject<HTMLPreElement | null>;
  /** The reader's choice; undefined while the style sheet decides, by the width of the window. */
  readonly choice: boolean | undefined;
  readonly isWrapped: boolean;
  readonly isClipped: boolean;
  /** True if there is anything to wrap, or to unwrap. */
  readonly isOffered: boolean;
  readonly toggle: () => void;
}

/** Lets a reader break long lines, or not. Measured again when the block is resized, or shown. */
export function useCodeBlockWrap(code: Code): CodeBlockWrap {
  const ref = useRef<HTMLPreElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const [isWrapped, setWrapped] = useState(false);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const pre = ref.current;
    if (pre === null) return undefined;
    const count = code.lines.length;
    const measure = () => {
      const { whiteSpace, lineHeight } = getComputedStyle(pre);
      const breaks = whiteSpace === 'pre-wrap';
      const height = pre.firstElementChild?.clientHeight ?? 0;
      setWrapped(breaks);
      setTooWide(
        breaks
          ? height > (count + 0.5) * parseFloat(lineHeight)
          : pre.scrollWidth > pre.clientWidth,
      );
    };
    // A hidden block has no size, so showing it is a change of size.
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    return () => observer.disconnect();
  }, [code, choice]);
  return {
    ref,
    choice,
    isWrapped,
    isClipped: isTooWide && !isWrapped,
    isOffered: choice !== undefined || isTooWide,
    toggle: () => setChoice(!isWrapped),
  };
}

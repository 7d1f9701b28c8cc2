import { useEffect, useState } from 'react';
import { texts } from './texts';
import styles from './progress-bar.module.css';

const DELAY_MS = 200;
const MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const TRICKLE_INTERVAL_MS = 800;
const HIGHEST = 0.994;
const COMPLETE = 1;
/** It fills up in 200 ms, then fades in as many: the transitions of the style. */
const COMPLETION_MS = 400;

/** A thin bar while a page loads; a load faster than 200 ms shows none. */
export function ProgressBar({ active }: { readonly active: boolean }) {
  const value = useProgress(active);
  if (value === undefined) return null;
  return (
    <progress
      className={styles['bar']}
      max={1}
      value={value}
      aria-label={texts.route.loading}
      // While it fades, the page is there.
      aria-hidden={value === COMPLETE}
    />
  );
}

function useProgress(active: boolean): number | undefined {
  const [value, setValue] = useState<number>();
  useEffect(() => {
    if (!active) return undefined;
    let trickle: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      setValue(MINIMUM);
      trickle = setInterval(() => setValue(toNext), TRICKLE_INTERVAL_MS);
    }, DELAY_MS);
    return () => {
      clearTimeout(start);
      clearInterval(trickle);
      setValue(toEnd);
    };
  }, [active]);
  useEffect(() => {
    if (value !== COMPLETE) return undefined;
    const end = setTimeout(() => setValue(undefined), COMPLETION_MS);
    return () => clearTimeout(end);
  }, [value]);
  return value;
}

function toNext(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(HIGHEST, value + Math.random() * TRICKLE_RATE);
}

/** A bar that is shown completes; one that is not stays away. */
function toEnd(value: number | undefined): number | undefined {
  return value === undefined ? undefined : COMPLETE;
}

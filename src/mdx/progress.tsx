import type { CSSProperties, ComponentProps } from 'react';
import { format } from '../model/text/format';
import { texts } from './texts';
import { joinClasses } from './class-names';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The accessible name. */
  readonly label: string;
  /** Null while the progress is unknown. */
  readonly value?: number | null;
  readonly max?: number;
}

const DEFAULT_MAX = 100;

/** A progress bar, for sighted readers and assistive technology alike. */
export function Progress({
  label,
  value: givenValue = 0,
  max: givenMax = DEFAULT_MAX,
  className,
  ...rest
}: ProgressProps) {
  const max = toMax(givenMax);
  const value = toValue(givenValue, max);
  return (
    <span
      role="progressbar"
      aria-label={label || texts.progress.label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : toPercentText(value, max)}
      {...rest}
      className={joinClasses(styles['progress'], className)}
      data-state={toState(value, max)}
      data-value={value ?? undefined}
      data-max={max}
    >
      <span
        className={styles['indicator']}
        style={{ '--done': `${((value ?? max) / max) * 100}%` } as CSSProperties}
      />
    </span>
  );
}

function toMax(max: number): number {
  if (Number.isFinite(max) && max > 0) return max;
  console.error(`<Progress> takes a max above 0, not ${max}. It counts to ${DEFAULT_MAX} instead.`);
  return DEFAULT_MAX;
}

function toValue(value: number | null, max: number): number | null {
  if (value === null) return null;
  if (Number.isFinite(value) && value >= 0 && value <= max) return value;
  console.error(
    `<Progress> takes a value from 0 to ${max}, or null, not ${value}. It shows no value instead.`,
  );
  return null;
}

function toPercentText(value: number, max: number): string {
  return format(texts.progress.value, { percent: Math.round((value / max) * 100) });
}

function toState(value: number | null, max: number): 'indeterminate' | 'loading' | 'complete' {
  if (value === null) return 'indeterminate';
  return value === max ? 'complete' : 'loading';
}

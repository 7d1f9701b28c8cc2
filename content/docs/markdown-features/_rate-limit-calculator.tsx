import { useId, useState } from 'react';
import styles from './_rate-limit-calculator.module.css';

/** Requests that Easier allows an access token in a minute. */
const LIMIT = 600;
const DEFAULT_PAGE_SIZE = 20;

export interface RateLimitCalculatorProps {
  /** Records that the form starts with. */
  readonly records?: number;
}

/** Tells how long it takes to read a list, page by page, within the limit of requests. */
export function RateLimitCalculator({ records = 60_000 }: RateLimitCalculatorProps) {
  const id = useId();
  const [count, setCount] = useState(records);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  return (
    <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <NumberField
        id={`${id}-count`}
        label="Records"
        start={records}
        max={10_000_000}
        onChange={setCount}
      />
      <NumberField
        id={`${id}-size`}
        label="Records per page (pageSize)"
        start={DEFAULT_PAGE_SIZE}
        max={100}
        onChange={setPageSize}
      />
      <output className={styles['answer']} htmlFor={`${id}-count ${id}-size`}>
        {toAnswer(count, pageSize)}
      </output>
    </form>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly start: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ id, label, start, max, onChange }: NumberFieldProps) {
  const read = (input: HTMLInputElement | null) => {
    if (input?.checkValidity() === true && input.value !== '') onChange(input.valueAsNumber);
  };
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        defaultValue={start}
        // Reads what was typed before the script loaded.
        ref={read}
        onChange={({ target }) => read(target)}
      />
    </p>
  );
}

/** `3,000 requests, at least 4 minutes`. */
function toAnswer(records: number, pageSize: number): string {
  const requests = Math.ceil(records / pageSize);
  // The requests of the first minute need not wait.
  const minutes = Math.ceil(requests / LIMIT) - 1;
  const time = minutes === 0 ? 'within a minute' : `at least ${toCount(minutes, 'minute')}`;
  return `${toCount(requests, 'request')}, ${time}`;
}

function toCount(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

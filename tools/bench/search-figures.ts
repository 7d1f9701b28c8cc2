import type { SearchWeight } from '../search/search-weight';
import type { FeltSearch } from './measures/felt-search';

/** What is wanted of a search: bytes after gzip, and milliseconds. */
export interface SearchTargets {
  readonly coldBytes?: number;
  readonly searchedBytes?: number;
  readonly allBytes?: number;
}

/** The same for every site. */
const targets = { coldMs: 2000, medianMs: 20, slowMs: 50, longestTaskMs: 50, pastedMs: 200 };

/** A line for each figure: the figure, its target, and whether it is met. */
export function toSearchReport(
  name: string,
  weight: SearchWeight,
  felt: FeltSearch,
  wanted: SearchTargets,
): readonly string[] {
  const searched = weight.index + weight.terms;
  return [
    name,
    toLine('fetched before the first hit', felt.coldBytes, toKilobytes, wanted.coldBytes),
    toLine('index and terms: all that is searched', searched, toKilobytes, wanted.searchedBytes),
    toLine('texts, fetched for the hits that are shown', weight.texts, toKilobytes),
    toLine('everything', searched + weight.texts, toKilobytes, wanted.allBytes),
    toLine('first hit from cold, on slow 4G', felt.coldMs, toMilliseconds, targets.coldMs),
    toLine('query, p50', felt.answered.medianMs, toMilliseconds, targets.medianMs),
    toLine('query, p95', felt.answered.slowMs, toMilliseconds, targets.slowMs),
    toLine('hits painted, p50', felt.painted.medianMs, toMilliseconds),
    toLine('hits painted, p95', felt.painted.slowMs, toMilliseconds),
    toLine('longest task while typing', felt.longestTaskMs, toMilliseconds, targets.longestTaskMs),
    toLine(
      'a pasted text answered, at full speed',
      felt.pastedMs,
      toMilliseconds,
      targets.pastedMs,
    ),
  ];
}

function toLine(
  name: string,
  value: number,
  format: (value: number) => string,
  target?: number,
): string {
  const figure = `  ${name.padEnd(44)}${format(value).padStart(10)}`;
  if (target === undefined) return figure;
  return `${figure} of ${format(target).padStart(10)}: ${value <= target ? 'met' : 'MISSED'}`;
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}

function toMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

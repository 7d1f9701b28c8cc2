import type { RelevanceResult, Wanted } from './relevance';
import { toShare } from './relevance';

/** Scores for all queries and for each kind, and a line for each query that missed its page. */
export function toReport(
  name: string,
  results: readonly RelevanceResult[],
  wanted: Wanted,
): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return [
    '',
    `${name}: ${results.length} queries; wanted: ${toPercent(wanted.first)} first, ${toPercent(wanted.firstThree)} among the first three`,
    toRow('', ['queries', 'first', 'first three']),
    toRow('all kinds', toScores(results)),
    ...kinds.map((kind) => toRow(kind, toScores(results.filter((result) => result.kind === kind)))),
    ...results.filter(({ place }) => place !== 0).map(toMiss),
    '',
  ].join('\n');
}

function toScores(results: readonly RelevanceResult[]): string[] {
  const shares = [toShare(results, 1), toShare(results, 3)];
  return [String(results.length), ...shares.map(toPercent)];
}

function toRow(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(13)).join('')}`;
}

function toMiss({ kind, query, accepted, place, got }: RelevanceResult): string {
  const where = place < 0 ? 'not found' : `place ${place + 1}`;
  const [first = 'nothing', ...others] = accepted;
  const alternatives = others.length === 0 ? '' : ` (or ${others.length} more)`;
  return `  ${where.padEnd(9)} ${kind}: ${JSON.stringify(query)} → ${first}${alternatives} / got ${got.slice(0, 3).join(' ') || 'nothing'}`;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

import type { Figure, FigureKind, Figures, Unit } from './figures';
import { figures } from './figures';

/** What a site of a size costs its writers and its readers. */
export interface SiteCosts {
  /** What there is more of than in this project's own site, such as guides. */
  readonly kind: string;
  readonly count: number;
  readonly figures: Figures;
}

/** The units by which figures are divided: times are in seconds or milliseconds, as their names say. */
const divisors: Readonly<Record<Unit, number>> = { s: 1, ms: 1, GB: 1e9, MB: 1e6, kB: 1e3 };

const decimals: Readonly<Record<Unit, number>> = { s: 1, ms: 0, GB: 2, MB: 1, kB: 1 };

/** How much what a build costs may grow with ten times the work. */
const GROWTH_LIMIT = 10.5;
/** How much a reader's page may weigh more on the largest site. */
const SAME_WITHIN_BYTES = 2000;
/** A machine's speed varies by half, and the shortest times by some frames. */
const SAME_WITHIN_TIMES = 1.5;
const SAME_WITHIN_MS = 50;

/**
 * A Markdown table of sites of one kind in several sizes: a row for each figure, with its growth for ten times the
 * work and the verdict.
 */
export function toGrowthTable(sites: readonly SiteCosts[]): readonly string[] {
  return toTable(
    ['Figure', ...sites.map(toHead), 'Growth'],
    listFigures(sites).map((figure) => [
      toName(figure),
      ...sites.map((site) => toText(figure, site.figures[figure])),
      toGrowth(figure, sites),
    ]),
  );
}

/** A Markdown table of two runs, for the sites that both have: each figure, and the second as a share of the first. */
export function toComparison(
  before: readonly SiteCosts[],
  after: readonly SiteCosts[],
): readonly string[] {
  const pairs = after.flatMap((site) => {
    const old = before.find(({ kind, count }) => kind === site.kind && count === site.count);
    return old === undefined ? [] : [{ site, old }];
  });
  return toTable(
    ['Figure', ...pairs.map(({ site }) => toHead(site))],
    listFigures(pairs.map(({ site }) => site)).map((figure) => [
      toName(figure),
      ...pairs.map(({ site, old }) => {
        const [now, then] = [site.figures[figure], old.figures[figure]];
        if (now === undefined || then === undefined) return '';
        return `${toText(figure, then)} → ${toText(figure, now)} (${Math.round((now / then) * 100)} %)`;
      }),
    ]),
  );
}

function toHead({ kind, count }: SiteCosts): string {
  return `${count.toLocaleString('en')} ${kind}`;
}

/** Those that were measured. */
function listFigures(sites: readonly SiteCosts[]): readonly Figure[] {
  return (Object.keys(figures) as Figure[]).filter((figure) =>
    sites.some((site) => site.figures[figure] !== undefined),
  );
}

function toName(figure: Figure): string {
  const { label, unit } = figures[figure];
  return `${label}, ${unit}`;
}

function toText(figure: Figure, value: number | undefined): string {
  const { unit } = figures[figure];
  return value === undefined ? '' : (value / divisors[unit]).toFixed(decimals[unit]);
}

/** From the smallest site to the largest: for ten times the work, or of what has to stay the same, the difference. */
function toGrowth(figure: Figure, sites: readonly SiteCosts[]): string {
  const [first, last] = [sites[0], sites.at(-1)];
  const [small, large] = [first?.figures[figure], last?.figures[figure]];
  const { growth, most = Infinity }: FigureKind = figures[figure];
  if (sites.some((site) => (site.figures[figure] ?? 0) > most))
    return `over ${toText(figure, most)} MISSED`;
  if (first === undefined || last === undefined || first.count === last.count) return '';
  if (small === undefined || large === undefined) return '';
  const more = large - small;
  if (growth === 'same bytes')
    return `${toDifference(more / 1000, 1)} kB ${toVerdict(more <= SAME_WITHIN_BYTES)}`;
  if (growth === 'same time') {
    const isSame = more <= SAME_WITHIN_MS || large <= small * SAME_WITHIN_TIMES;
    return `${toDifference(more, 0)} ms ${toVerdict(isSame)}`;
  }
  const times = (large / small) ** (1 / Math.log10(last.count / first.count));
  return `× ${times.toFixed(1)} ${toVerdict(times <= GROWTH_LIMIT)}`;
}

function toDifference(more: number, digits: number): string {
  return `${more < 0 ? '' : '+'}${more.toFixed(digits)}`;
}

function toVerdict(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED';
}

/** All but the first column are aligned to the right. */
function toTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [toLine(heads), toLine(rule), ...rows.map(toLine)];
}

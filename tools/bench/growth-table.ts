/** What a site of a size costs its writers and its readers. */
export interface SiteCosts {
  readonly count: number;
  readonly figures: Readonly<Record<Figure, number>>;
}

/** The figures in the order of the table, with their units and how much each may grow with ten times the work. */
export const figures = {
  coldSeconds: { label: 'cold build', unit: 's', limit: 10.5 },
  coldCpuSeconds: { label: 'cold build, processor', unit: 's', limit: 10.5 },
  coldPeakBytes: { label: 'cold build, memory', unit: 'GB', limit: 10.5 },
  unchangedSeconds: { label: 'nothing changed', unit: 's', limit: 10.5 },
  changedSeconds: { label: 'one text changed', unit: 's', limit: 10.5 },
  outputBytes: { label: 'output', unit: 'MB', limit: 10.5 },
  searchBytes: { label: 'search, gzip', unit: 'kB', limit: 10.5 },
  firstSearchBytes: { label: 'search before the first hit, gzip', unit: 'kB', limit: 10.5 },
  // What a reader pays stays the same.
  htmlBytes: { label: 'a page, HTML, gzip', unit: 'kB', limit: undefined },
  scriptBytes: { label: 'a page, scripts and data, gzip', unit: 'kB', limit: undefined },
} as const;

export type Figure = keyof typeof figures;

/** The units by which figures are divided. */
const units: Readonly<Record<string, number>> = { s: 1, GB: 1e9, MB: 1e6, kB: 1e3 };

/** What a reader's page may weigh more on the largest site. */
const CONSTANT_WITHIN_BYTES = 2000;

/** A line for each figure of sites of several sizes, with its growth for ten times the work, and the verdict. */
export function toGrowthTable(what: string, sites: readonly SiteCosts[]): readonly string[] {
  const heads = sites.map(({ count }) => `${count.toLocaleString('en')} ${what}`);
  return [
    toRow('', [...heads, 'growth']),
    ...listFigures().map((figure) => {
      const values = sites.map((site) => site.figures[figure]);
      return toRow(toName(figure), [
        ...values.map((value) => toText(figure, value)),
        toGrowth(figure, sites),
      ]);
    }),
  ];
}

/** A line for each figure of two runs, with the second as a share of the first. */
export function toComparison(
  what: string,
  before: readonly SiteCosts[],
  after: readonly SiteCosts[],
): readonly string[] {
  const pairs = after.flatMap((site) => {
    const old = before.find(({ count }) => count === site.count);
    return old === undefined ? [] : [{ site, old }];
  });
  return [
    toRow(
      '',
      pairs.map(({ site }) => `${site.count.toLocaleString('en')} ${what}`),
    ),
    ...listFigures().map((figure) =>
      toRow(
        toName(figure),
        pairs.map(({ site, old }) => {
          const [now, then] = [site.figures[figure], old.figures[figure]];
          return `${toText(figure, then)} → ${toText(figure, now)} (${Math.round((now / then) * 100)} %)`;
        }),
      ),
    ),
  ];
}

function listFigures(): readonly Figure[] {
  return Object.keys(figures) as Figure[];
}

function toName(figure: Figure): string {
  const { label, unit } = figures[figure];
  return `${label}, ${unit}`;
}

function toText(figure: Figure, value: number): string {
  return (value / (units[figures[figure].unit] ?? 1)).toFixed(
    figures[figure].unit === 'GB' ? 2 : 1,
  );
}

/** From the smallest site to the largest, for ten times the work; what a reader pays, as a difference. */
function toGrowth(figure: Figure, sites: readonly SiteCosts[]): string {
  const [first, last] = [sites[0], sites.at(-1)];
  if (first === undefined || last === undefined || first.count === last.count) return '';
  const [small, large] = [first.figures[figure], last.figures[figure]];
  const { limit } = figures[figure];
  if (limit === undefined) {
    const more = large - small;
    const verdict = more <= CONSTANT_WITHIN_BYTES ? 'met' : 'MISSED';
    return `${more < 0 ? '' : '+'}${(more / 1000).toFixed(1)} kB ${verdict}`;
  }
  const growth = (large / small) ** (1 / Math.log10(last.count / first.count));
  return `× ${growth.toFixed(1)} ${growth <= limit ? 'met' : 'MISSED'}`;
}

function toRow(name: string, cells: readonly string[]): string {
  return `${name.padEnd(40)}${cells.map((cell) => cell.padStart(24)).join('')}`.trimEnd();
}

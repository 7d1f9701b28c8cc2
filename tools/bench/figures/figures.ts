/** The parts of a bench, each of which may run without the others. */
export const parts = ['builds', 'visits', 'navigation', 'search', 'development'] as const;

export type Part = (typeof parts)[number];

/** What is measured of a site: seconds, milliseconds or bytes, shown in a unit, and how it may grow. */
export interface FigureKind {
  readonly part: Part;
  readonly label: string;
  readonly unit: Unit;
  readonly growth: Growth;
  /** What it must not exceed on a site of any size. */
  readonly most?: number;
}

export type Unit = 's' | 'ms' | 'GB' | 'MB' | 'kB';

/** Whether a figure may grow as the work does, or has to stay the same: a time within half, bytes within 2 kB. */
export type Growth = 'as the work' | 'same time' | 'same bytes';

/** In the order of the table. What a reader pays does not grow; what the site has to make grows as the work does. */
export const figures = {
  coldSeconds: toKind('builds', 'Cold build', 's'),
  coldCpuSeconds: toKind('builds', 'Cold build, processor', 's'),
  coldPeakBytes: toKind('builds', 'Cold build, memory', 'GB'),
  unchangedSeconds: toKind('builds', 'Nothing changed', 's'),
  changedSeconds: toKind('builds', 'One text changed', 's'),
  outputBytes: toKind('builds', 'Output', 'MB'),
  largestPageBytes: { ...toKind('builds', 'Largest page, HTML', 'kB'), most: 300_000 },
  htmlBytes: toKind('builds', 'A page, HTML, gzip', 'kB', 'same bytes'),
  scriptBytes: toKind('builds', 'A page, scripts and data, gzip', 'kB', 'same bytes'),
  firstPaintMs: toKind('visits', 'First visit, first paint', 'ms', 'same time'),
  largestPaintMs: toKind('visits', 'First visit, largest paint', 'ms', 'same time'),
  blockingMs: toKind('visits', 'First visit, blocking time', 'ms', 'same time'),
  answersMs: toKind('visits', 'First visit, until it answers', 'ms', 'same time'),
  firstNavigationMs: toKind('navigation', 'First navigation, slow line', 'ms', 'same time'),
  firstNavigationBytes: toKind('navigation', 'First navigation, fetched, gzip', 'kB', 'same bytes'),
  laterNavigationMs: toKind('navigation', 'Later navigation, slow line', 'ms', 'same time'),
  laterNavigationBytes: toKind('navigation', 'Later navigation, fetched, gzip', 'kB', 'same bytes'),
  paintedMedianMs: toKind('navigation', 'To a page seen before, p50', 'ms', 'same time'),
  paintedSlowMs: toKind('navigation', 'To a page seen before, p95', 'ms', 'same time'),
  searchBytes: toKind('search', 'Search, gzip', 'kB'),
  firstSearchBytes: toKind('search', 'Fetched before the first hit, gzip', 'kB'),
  firstHitMs: toKind('search', 'First hit from cold, slow line', 'ms'),
  queryMedianMs: toKind('search', 'Query, p50', 'ms'),
  querySlowMs: toKind('search', 'Query, p95', 'ms'),
  coldStartMs: toKind('development', 'First page, very first start', 'ms'),
  coldWorksMs: toKind('development', 'Until its scripts run, very first start', 'ms'),
  warmStartMs: toKind('development', 'First page, later start', 'ms'),
  warmWorksMs: toKind('development', 'Until its scripts run, later start', 'ms'),
  savedGuideMs: toKind('development', 'Saved guide', 'ms'),
  savedSpecMs: toKind('development', 'Saved OpenAPI file', 'ms'),
  savedSiteMs: toKind('development', 'Saved site.ts', 'ms'),
  coldSearchMs: toKind('development', 'First search, very first start', 'ms'),
  warmSearchMs: toKind('development', 'First search, later start', 'ms'),
  laterSearchMs: toKind('development', 'Search after a change', 'ms'),
} as const satisfies Readonly<Record<string, FigureKind>>;

export type Figure = keyof typeof figures;

/** The figures of a site; those of a part that was left out are missing. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

function toKind(part: Part, label: string, unit: Unit, growth: Growth = 'as the work'): FigureKind {
  return { part, label, unit, growth };
}

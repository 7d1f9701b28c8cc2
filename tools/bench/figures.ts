/** The parts of a bench, each of which may run without the others. */
export const parts = ['builds', 'visits', 'navigation', 'search', 'development'] as const;

export type Part = (typeof parts)[number];

/** What is measured of a site: seconds, milliseconds or bytes, shown in a unit, and how it may grow. */
interface FigureKind {
  readonly part: Part;
  readonly label: string;
  readonly unit: Unit;
  readonly growth: Growth;
}

export type Unit = 's' | 'ms' | 'GB' | 'MB' | 'kB';

/** Whether a figure may grow as the work does, or has to stay the same: a time within half, bytes within 2 kB. */
export type Growth = 'as the work' | 'same time' | 'same bytes';

/** In the order of the table. What a reader pays does not grow; what the site has to make grows as the work does. */
export const figures = {
  coldSeconds: toKind('builds', 'cold build', 's'),
  coldCpuSeconds: toKind('builds', 'cold build, processor', 's'),
  coldPeakBytes: toKind('builds', 'cold build, memory', 'GB'),
  unchangedSeconds: toKind('builds', 'nothing changed', 's'),
  changedSeconds: toKind('builds', 'one text changed', 's'),
  outputBytes: toKind('builds', 'output', 'MB'),
  largestPageBytes: toKind('builds', 'largest page, HTML', 'kB'),
  htmlBytes: toKind('builds', 'a page, HTML, gzip', 'kB', 'same bytes'),
  scriptBytes: toKind('builds', 'a page, scripts and data, gzip', 'kB', 'same bytes'),
  firstPaintMs: toKind('visits', 'first visit, first paint', 'ms', 'same time'),
  largestPaintMs: toKind('visits', 'first visit, largest paint', 'ms', 'same time'),
  blockingMs: toKind('visits', 'first visit, blocking time', 'ms', 'same time'),
  answersMs: toKind('visits', 'first visit, until it answers', 'ms', 'same time'),
  firstNavigationMs: toKind('navigation', 'first navigation, slow line', 'ms', 'same time'),
  firstNavigationBytes: toKind('navigation', 'first navigation, fetched, gzip', 'kB', 'same bytes'),
  laterNavigationMs: toKind('navigation', 'later navigation, slow line', 'ms', 'same time'),
  laterNavigationBytes: toKind('navigation', 'later navigation, fetched, gzip', 'kB', 'same bytes'),
  paintedMedianMs: toKind('navigation', 'to a page seen before, p50', 'ms', 'same time'),
  paintedSlowMs: toKind('navigation', 'to a page seen before, p95', 'ms', 'same time'),
  searchBytes: toKind('search', 'search, gzip', 'kB'),
  firstSearchBytes: toKind('search', 'fetched before the first hit, gzip', 'kB'),
  firstHitMs: toKind('search', 'first hit from cold, slow line', 'ms'),
  queryMedianMs: toKind('search', 'query, p50', 'ms'),
  querySlowMs: toKind('search', 'query, p95', 'ms'),
  coldStartMs: toKind('development', 'first page, very first start', 'ms'),
  coldWorksMs: toKind('development', 'until its scripts run, very first start', 'ms'),
  warmStartMs: toKind('development', 'first page, later start', 'ms'),
  warmWorksMs: toKind('development', 'until its scripts run, later start', 'ms'),
  savedGuideMs: toKind('development', 'saved guide', 'ms'),
  savedSpecMs: toKind('development', 'saved OpenAPI file', 'ms'),
  savedSiteMs: toKind('development', 'saved site.ts', 'ms'),
  coldSearchMs: toKind('development', 'first search, very first start', 'ms'),
  warmSearchMs: toKind('development', 'first search, later start', 'ms'),
  laterSearchMs: toKind('development', 'search after a change', 'ms'),
} as const satisfies Readonly<Record<string, FigureKind>>;

export type Figure = keyof typeof figures;

/** The figures of a site; those of a part that was left out are missing. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

function toKind(part: Part, label: string, unit: Unit, growth: Growth = 'as the work'): FigureKind {
  return { part, label, unit, growth };
}

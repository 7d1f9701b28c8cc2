/** What the line that opens a code block says. */
export interface Fence {
  /** Lower case; `text` when none is named. */
  readonly language: string;
  readonly title?: string;
  /** Numbers of the lines to highlight; undefined when the fence has no range. */
  readonly highlighted?: ReadonlySet<number>;
  /** The number of the first line; undefined when lines have none. */
  readonly firstLine?: number;
  /** A file whose text the block shows. */
  readonly file?: string;
  /** Lines of that file: `3-8`. */
  readonly lines?: string;
  /** A part of that file, between `#region name` and `#endregion`. */
  readonly region?: string;
  /** Names of everything that has a value in quotes. */
  readonly names: readonly string[];
}

const QUOTED = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads ```` ```js title="src/a.js" {1,3-5} showLineNumbers ````.
 *
 * Values need quotes, and the first of two counts. Braces in a value are a part of it.
 */
export function parseFence(lang: string | null | undefined, meta = ''): Fence {
  const [language = '', range = ''] = (lang ?? '').split(/(?=\{)/, 2);
  const values = new Map<string, string>();
  const rest = `${range} ${meta}`.replaceAll(QUOTED, (_, name: string, double, single) => {
    if (!values.has(name)) values.set(name, String(double ?? single));
    return ' ';
  });
  const highlighted = findRange(rest);
  const firstLine = findFirstLine(rest);
  const optional = (name: 'title' | 'file' | 'lines' | 'region') =>
    values.has(name) ? { [name]: values.get(name) } : {};
  return {
    language: language.toLowerCase() || 'text',
    names: [...values.keys()],
    ...optional('title'),
    ...optional('file'),
    ...optional('lines'),
    ...optional('region'),
    ...(highlighted && { highlighted }),
    ...(firstLine !== undefined && { firstLine }),
  };
}

function findRange(text: string): ReadonlySet<number> | undefined {
  const range = /\{([\d\s,.-]+)\}/.exec(text)?.[1];
  return range === undefined ? undefined : parseRange(range);
}

/** `1,3-5` and `1,3..5` name lines 1, 3, 4 and 5; 0 is no line. */
export function parseRange(range: string): ReadonlySet<number> {
  const numbers = range.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:(?:-|\.\.)(\d+))?\s*$/.exec(part) ?? [];
    const from = Number(first);
    const count = Number(last) - from + 1;
    return count > 0 ? Array.from({ length: count }, (_, index) => from + index) : [];
  });
  return new Set(numbers.filter((number) => number > 0));
}

function findFirstLine(text: string): number | undefined {
  const match = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(text);
  return match === null ? undefined : Number(match[1] ?? 1);
}

import { hasFields } from './page-facts';
import { getKind } from './search-document';
import type { PageDocument, PartDocument } from './search-document';
import { COMMON_SHARE } from './word-scores';
import { toPlain } from './word-forms';

type GetHeadings = (page: number) => PartDocument | undefined;

/** The names of fields that many pages have. */
export function listCommonFields(
  pages: readonly PageDocument[],
  getHeadings: GetHeadings,
): ReadonlySet<string> {
  const described = pages.filter((page) => hasFields(getKind(page)));
  const names = described.flatMap(({ i }) => toLines(getHeadings(i)?.t));
  return pickFrequent(names, Math.max(MIN_COMMON, described.length * COMMON_SHARE));
}

/** In a small API, a field of some pages is not common. */
const MIN_COMMON = 9;

/** The headers that many operations take or return, in plain letters and digits: `idempotencykey`. */
export function listCommonHeaders(
  pages: readonly PageDocument[],
  getHeadings: GetHeadings,
): ReadonlySet<string> {
  const operations = pages.filter((page) => getKind(page) === 'operation');
  const names = operations.flatMap(({ i }) => {
    const headings = getHeadings(i);
    const anchors = toLines(headings?.h);
    const isHeader = (at: number) => /(?:^|-)header\./.test(anchors[at] ?? '');
    return [
      ...new Set(
        toLines(headings?.t)
          .filter((_, at) => isHeader(at))
          // Of `X-Request-Id`, readers say the end.
          .flatMap((name) => [name, name.replace(/^x-/i, '')])
          .map(toPlain),
      ),
    ];
  });
  return pickFrequent(names, Math.max(MIN_COMMON_HEADER, operations.length * COMMON_SHARE));
}

/** A header of so many operations is a convention of the API. */
const MIN_COMMON_HEADER = 4;

function toLines(text = ''): readonly string[] {
  return text.split('\n');
}

/** The names that are listed at least `least` times. */
function pickFrequent(names: readonly string[], least: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= least).map(([name]) => name));
}

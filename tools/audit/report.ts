/** Something that a page should say and does not, or says and should not. */
export interface Finding {
  readonly kind: 'missing' | 'contradiction';
  /** The path of the page. */
  readonly page: string;
  /** Where on the page, such as `request body > address > city`. */
  readonly place: string;
  readonly what: string;
}

/** Counts facts, and collects what is wrong with them. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly count: () => number;
  /** A part of the same report with a longer place. */
  readonly at: (name: string) => Report;
  /** Counts one fact; it is missing unless it is shown. */
  readonly expect: (what: string, isShown: boolean) => void;
  /** Counts one statement of the page; it is a contradiction unless the file says it, too. */
  readonly allow: (what: string, isStated: boolean) => void;
}

/** Starts the report about a page. */
export function createReport(page: string): Report {
  const findings: Finding[] = [];
  let facts = 0;
  const add = (kind: Finding['kind'], place: string, what: string, holds: boolean) => {
    facts += 1;
    if (!holds) findings.push({ kind, page, place, what });
  };
  const toReport = (place: string): Report => ({
    findings,
    count: () => facts,
    at: (name) => toReport(place === '' ? name : `${place} > ${name}`),
    expect: (what, isShown) => add('missing', place, what, isShown),
    allow: (what, isStated) => add('contradiction', place, what, isStated),
  });
  return toReport('');
}

/** Where a build of the site will be served. */
export interface Settings {
  /** With slashes at both ends: `/`, `/pr-12/`. */
  readonly base: string;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

/** Reads `BASE_PATH` and `SITE_URL`; a value of another form is refused with the form that is wanted. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    base: parseBase(environment['BASE_PATH'] ?? '/'),
    siteUrl: parseSiteUrl(environment['SITE_URL'] ?? 'https://developers.easier.example'),
  };
}

function parseBase(value: string): string {
  const base = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) {
    throw new Error(`BASE_PATH "${value}" is not a path. Write it as in BASE_PATH=/pr-12/.`);
  }
  return base;
}

function parseSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search + url.hash !== ''
  ) {
    throw new Error(
      `SITE_URL "${value}" is not an origin. Write it as in SITE_URL=https://developers.example.com; a path goes into BASE_PATH.`,
    );
  }
  return url.origin;
}

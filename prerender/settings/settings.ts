import type { Locale, Locales } from '../../src/model/site/locales';
import { toLocaleBase } from '../../src/model/site/locales';
import type { SiteConfig } from '../../src/model/site/site';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';

/** The language of a build, and where its site will be served. */
export interface Settings {
  readonly locale: Locale;
  /** The site's base path with the locale's prefix, with leading and trailing slash: `/`, `/pr-12/vi/`. */
  readonly base: string;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The address of a site in its configuration. */
type SitePlace = Pick<SiteConfig, 'url' | 'baseUrl'>;

/**
 * Reads `BASE_PATH`, `SITE_URL` and `LOCALE`, the code of a locale; throws the problems of all of them. Without
 * the first two, the configuration says where the site is.
 */
export function readSettings(
  environment: Environment,
  site: SitePlace & Pick<SiteConfig, 'locales'>,
): Settings {
  const { locales } = site;
  const siteUrl = environment['SITE_URL'] ?? site.url;
  const code = environment['LOCALE'] ?? locales.default;
  const basePath = findBasePath(environment, site);
  const base = toBasePath(basePath);
  const origin = toOrigin(siteUrl);
  const locale = locales.all.find((candidate) => candidate.code === code);
  if (base === undefined || origin === undefined || locale === undefined)
    throw new ProblemError([
      ...(base === undefined ? [toBaseProblem(basePath)] : []),
      ...(origin === undefined ? [toUrlProblem(siteUrl)] : []),
      ...(locale === undefined ? [toLocaleProblem(code, locales)] : []),
    ]);
  return { locale, base: toLocaleBase(base, locale.code, locales.default), siteUrl: origin };
}

/** Reads `BASE_PATH`, below which the sites of all languages are served. */
export function readBasePath(environment: Environment, site: SitePlace): string {
  const basePath = findBasePath(environment, site);
  const base = toBasePath(basePath);
  if (base === undefined) throw new ProblemError([toBaseProblem(basePath)]);
  return base;
}

/** Reads `PORT`, on which a server listens. */
export function readPort(environment: Environment, usual: number): number {
  const value = environment['PORT'] ?? '';
  if (value === '') return usual;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  const hint = 'Write a number up to 65535, as in PORT=8080.';
  throw new ProblemError([toVariableProblem('PORT', `"${value}" is not a port.`, hint)]);
}

function findBasePath(environment: Environment, { baseUrl = '' }: SitePlace): string {
  return environment['BASE_PATH'] ?? baseUrl;
}

/** A base path with a slash at both ends; undefined if it is none. */
export function toBasePath(value: string): string | undefined {
  const base = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  return /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base) ? base : undefined;
}

/** An origin without a trailing slash; undefined if it is none. */
export function toOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    /^https?:$/.test(url?.protocol ?? '') && url?.pathname === '/' && url.search + url.hash === '';
  return isOrigin ? url?.origin : undefined;
}

function toBaseProblem(value: string): Problem {
  return toVariableProblem(
    'BASE_PATH',
    `"${value}" is not a path.`,
    'Write it as in BASE_PATH=/pr-12/.',
  );
}

function toUrlProblem(value: string): Problem {
  return toVariableProblem(
    'SITE_URL',
    `"${value}" is not an origin.`,
    'Write it as in SITE_URL=https://developers.example.com; a path goes into BASE_PATH.',
  );
}

function toLocaleProblem(code: string, { all }: Locales): Problem {
  const codes = all.map((candidate) => candidate.code).join(', ');
  return toVariableProblem(
    'LOCALE',
    `"${code}" is not a locale of the site.`,
    `Write one of: ${codes}.`,
  );
}

/** The name of the variable takes the place of a file. */
function toVariableProblem(name: string, message: string, hint: string): Problem {
  return { file: name, severity: 'error', message, hint };
}

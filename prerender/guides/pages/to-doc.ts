import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import { checkFrontMatter, toSlugProblem } from './check-front-matter';
import type { Doc } from './doc';
import type { DocName } from './doc-name';
import { toDocName } from './doc-name';
import { findContentTitle, hasOwnTitle } from './find-content-title';
import type { FrontMatter } from '../front-matter/front-matter-fields';
import type { ParsedGuide } from '../front-matter/parse-front-matter';
import { parseFrontMatter } from '../front-matter/parse-front-matter';
import { findDocPath, joinPath, toSlug } from './to-doc-path';
import { toExcerpt } from './to-excerpt';

export interface ReadDoc {
  readonly doc: Doc;
  readonly problems: readonly Problem[];
}

/** Where the docs of a version are: their folder below the project's root, and their site path. */
export interface DocsFolder {
  readonly folder: string;
  readonly versionPath: string;
}

/** Reads one guide: who it is, where it is, and what it says of itself. */
export function toDoc(source: Source, { folder, versionPath }: DocsFolder): ReadDoc {
  const { file } = source;
  const parsed = parseFrontMatter(source);
  const name = toDocName(file.slice(folder.length + 1), parsed.frontMatter);
  const address = { versionPath, ...name, slug: parsed.frontMatter.slug };
  const path = findDocPath(address);
  return {
    // A page without a valid address has one all the same: what else is wrong with it is to be found.
    doc: toValues(file, name, path ?? joinPath(versionPath, name.id), parsed),
    problems: [
      ...parsed.problems,
      ...checkFrontMatter(file, parsed, name),
      ...(path === undefined ? [toSlugProblem(file, parsed, name, toSlug(address))] : []),
    ],
  };
}

function toValues(file: string, name: DocName, path: string, parsed: ParsedGuide): Doc {
  const { frontMatter, body, positions } = parsed;
  const title = frontMatter.title ?? findContentTitle(body) ?? name.name;
  const { id, source, isIndex, position } = name;
  return {
    id,
    file,
    source,
    path,
    isIndex,
    title,
    description: frontMatter.description ?? toExcerpt(body),
    keywords: frontMatter.keywords ?? [],
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
    showTitle: title !== '' && frontMatter.hide_title !== true && !hasOwnTitle(body),
    tags: frontMatter.tags ?? [],
    ...dropUndefined({
      image: frontMatter.image,
      tableOfContents: findTableOfContents(frontMatter),
      sidebarLabel: frontMatter.sidebar_label,
      sidebarPosition: frontMatter.sidebar_position ?? position,
      sidebarClassName: frontMatter.sidebar_class_name,
      displayedSidebar: frontMatter.displayed_sidebar,
      paginationLabel: frontMatter.pagination_label,
      previous: frontMatter.pagination_prev,
      next: frontMatter.pagination_next,
      customEditUrl: frontMatter.custom_edit_url,
      lastUpdate: frontMatter.last_update,
    }),
    positions,
  };
}

/** */
function findTableOfContents(frontMatter: FrontMatter): Doc['tableOfContents'] {
  if (frontMatter.hide_table_of_contents === true) return undefined;
  const from = frontMatter.toc_min_heading_level ?? 2;
  return { from, to: frontMatter.toc_max_heading_level ?? Math.max(3, from) };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function dropUndefined<T extends object>(values: T): Defined<T> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Defined<T>;
}

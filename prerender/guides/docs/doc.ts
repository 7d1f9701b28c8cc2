import { posix } from 'node:path';
import { toDefined } from '../../../src/model/defined';
import type { GuidePage, LastUpdate } from '../../../src/model/guides/guide-page';
import type { Problem } from '../../diagnostics/problem';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { Source } from '../../sources/sources';
import { findAddressMistake } from '../../text/addresses';
import type { DocName } from './doc-address';
import { toDocName, findDocPath, joinPath, toSlug } from './doc-address';
import { findContentTitle, hasOwnTitle, listOperations, toExcerpt } from './doc-text';
import type { TagName, FrontMatter, ParsedDoc } from './front-matter';
import { parseFrontMatter } from './front-matter';

/** A guide as a source file with its front matter. */
export interface Doc {
  /** Path below the docs folder without extension and number prefixes; front matter may set the last part. */
  readonly id: string;
  /** Path relative to the project root. */
  readonly file: string;
  /** Path below the docs folder: `01-start/intro.mdx`. */
  readonly source: string;
  /** Site path, decoded: a space is a space. */
  readonly path: string;
  /** Where the page was before: addresses from the root of the site. */
  readonly redirectFrom?: readonly string[];
  /** True if its file name makes it the page of its folder. */
  readonly isIndex: boolean;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly showTitle: boolean;
  readonly tableOfContents?: GuidePage['tableOfContents'];
  readonly tags: readonly TagName[];
  readonly sidebarLabel?: string;
  /** From the front matter, or else the number prefix of the file name. */
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  /** Null for none; undefined for the sidebar that lists the doc. */
  readonly displayedSidebar?: string | null;
  readonly paginationLabel?: string;
  /** A doc id; null for none, undefined for the neighbour in the sidebar. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Null or empty for none; undefined for the file in the site's repository. */
  readonly customEditUrl?: string | null;
  readonly lastUpdate?: LastUpdate;
  /** The operations that it links to or shows parts of, by the ends of their addresses. */
  readonly operations: readonly string[];
  /** The position of each key in the front matter. */
  readonly positions: ReadonlyMap<string, Position>;
}

export interface ReadDoc {
  readonly doc: Doc;
  readonly problems: readonly Problem[];
}

/** The docs folder of a version: its path in the project, and its site path. */
export interface DocsFolder {
  readonly folder: string;
  readonly versionPath: string;
}

/** Reads the doc in a file. */
export type ReadDocFile = (file: string, folder: DocsFolder) => Promise<ReadDoc>;

/** How the files of docs are read. */
export interface DocFiles {
  readonly load: (file: string) => Promise<Source>;
  /** Another text for a file that has changed. */
  readonly stamp: (file: string) => Promise<string>;
}

/** Reads a file again only when it has changed: after each save of one guide, all of them are asked for. */
export function createDocReader({ load, stamp }: DocFiles): ReadDocFile {
  const known = new Map<string, { readonly stamp: string; readonly read: ReadDoc }>();
  return async (file, folder) => {
    // Before it is read: what is written meanwhile is read the next time.
    const current = await stamp(file);
    const last = known.get(file);
    if (last?.stamp === current) return last.read;
    const read = toDoc(await load(file), folder);
    known.set(file, { stamp: current, read });
    return read;
  };
}

/** Reads a doc from its file. */
export function toDoc(source: Source, { folder, versionPath }: DocsFolder): ReadDoc {
  const { file } = source;
  const parsed = parseFrontMatter(source);
  const name = toDocName(file.slice(folder.length + 1), parsed.frontMatter);
  const address = { versionPath, ...name, slug: parsed.frontMatter.slug };
  const path = findDocPath(address);
  const found = [
    ...checkFrontMatter(parsed, name),
    ...(path === undefined ? [toSlugProblem(name, toSlug(address))] : []),
  ];
  return {
    // Even without a valid address, so that the page's other problems are found.
    doc: toValues(file, name, path ?? joinPath(versionPath, name.id), parsed),
    problems: [
      ...parsed.problems,
      ...found.map(({ key, ...problem }) => ({ file, ...toKeyPosition(parsed, key), ...problem })),
    ],
  };
}

/** The position of a front matter key, or else the start of the file. */
export function toKeyPosition({ positions }: Pick<Doc, 'positions'>, key: string): Position {
  return positions.get(key) ?? START;
}

function toValues(file: string, name: DocName, path: string, parsed: ParsedDoc): Doc {
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
    operations: listOperations(body),
    ...toDefined({
      image: frontMatter.image,
      redirectFrom: frontMatter.redirect_from,
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

/** The heading levels to show; undefined without a table of contents. */
function findTableOfContents(frontMatter: FrontMatter): Doc['tableOfContents'] {
  if (frontMatter.hide_table_of_contents === true) return undefined;
  const from = frontMatter.toc_min_heading_level ?? 2;
  return { from, to: frontMatter.toc_max_heading_level ?? Math.max(3, from) };
}

/** A problem with a doc, and the front matter key that it concerns. */
interface KeyProblem extends Pick<Problem, 'severity' | 'message' | 'hint'> {
  readonly key: string;
}

/** Checks what the value types cannot express. */
function checkFrontMatter(parsed: ParsedDoc, { name }: DocName): readonly KeyProblem[] {
  const { frontMatter } = parsed;
  const { draft, unlisted } = frontMatter;
  return [
    name.includes('/') && toSlashProblem(name),
    draft === true && unlisted === true && DRAFT_AND_UNLISTED,
    isCrossed(frontMatter) && LEVELS_CROSSED,
    isUntitled(parsed) && UNTITLED,
  ].filter((problem) => problem !== false);
}

/** Without a maximum level, the table goes down at least to its minimum level. */
function isCrossed({
  toc_min_heading_level: min = 2,
  toc_max_heading_level: max = 6,
}: FrontMatter): boolean {
  return min > max;
}

/** A doc whose front matter cannot be parsed may still have a title. */
function isUntitled({ positions, body, problems }: ParsedDoc): boolean {
  if (positions.has('title') || problems.some(({ severity }) => severity === 'error')) return false;
  return findContentTitle(body) === undefined;
}

function toSlashProblem(name: string): KeyProblem {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return {
    key: 'id',
    severity: 'error',
    message: `Document id "${name}" cannot include slash.`,
    hint: `Move the file into the folder, and write the last part alone, as in "id: ${last}".`,
  };
}

const DRAFT_AND_UNLISTED: KeyProblem = {
  key: 'draft',
  severity: 'error',
  message: "Can't be draft and unlisted at the same time.",
  hint: 'Remove "draft" or "unlisted".',
};

const LEVELS_CROSSED: KeyProblem = {
  key: 'toc_min_heading_level',
  severity: 'error',
  message: '"toc_min_heading_level" must not be greater than "toc_max_heading_level".',
  hint: 'Write them as in "toc_min_heading_level: 2" and "toc_max_heading_level: 4".',
};

const UNTITLED: KeyProblem = {
  key: 'title',
  severity: 'warning',
  message: 'The page has no title.',
  hint: 'Add "title: …" to the front matter, or begin the text with "# …".',
};

/** Reports a slug or file name that is invalid in an address. */
function toSlugProblem({ name, source }: DocName, slug: string): KeyProblem {
  return {
    key: 'slug',
    severity: 'error',
    message: `We couldn't compute a valid slug for document with ID "${name}" in "${posix.dirname(source)}" directory. The slug we computed looks invalid: ${slug}.`,
    hint: `It ${findAddressMistake(slug)}: add "slug: /my/path" to the front matter, or rename the file.`,
  };
}

import { posix } from 'node:path';
import type { Problem } from '../../src/model/problem';
import type { Source } from '../sources';
import type { Doc } from './doc';
import { findContentTitle, hasOwnTitle } from './find-content-title';
import type { FrontMatter } from './front-matter-fields';
import { parseNumberPrefix, stripNumberPrefixes } from './number-prefix';
import type { ParsedGuide } from './parse-front-matter';
import { parseFrontMatter } from './parse-front-matter';
import { START } from './place';
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

/** Reads one guide: who it is, where it is, and what it says of itself. Behaviour SA.1–SA.28. */
export function toDoc(source: Source, { folder, versionPath }: DocsFolder): ReadDoc {
  const parsed = parseFrontMatter(source);
  const name = toName(source.file.slice(folder.length + 1), parsed.frontMatter);
  const address = { versionPath, ...name, slug: parsed.frontMatter.slug };
  const path = findDocPath(address);
  const { file } = source;
  const report = (key: string, complaint: Complaint): Problem => ({
    file,
    ...(parsed.places.get(key) ?? START),
    ...complaint,
  });
  return {
    doc: toValues(file, name, path ?? joinPath(versionPath, name.id), parsed),
    problems: [
      ...parsed.problems,
      ...checkValues(parsed, name).map(([key, complaint]) => report(key, complaint)),
      ...(path === undefined ? [report('slug', toSlugComplaint(name, toSlug(address)))] : []),
    ],
  };
}

type Complaint = Pick<Problem, 'severity' | 'message' | 'hint'>;

interface DocName {
  readonly id: string;
  readonly source: string;
  /** Below the docs folder, without number prefixes; empty for the top. */
  readonly folder: string;
  /** The last part of the id. */
  readonly name: string;
  readonly position?: number;
  readonly isIndex: boolean;
}

/** Behaviour SA.2, SA.16, SA.20, SA.37, SA.40. */
function toName(
  source: string,
  { id, parse_number_prefixes: parses = true }: FrontMatter,
): DocName {
  const dirname = posix.dirname(source);
  const sourceFolder = dirname === '.' ? '' : dirname;
  const fileName = posix.basename(source, posix.extname(source));
  const folder = parses ? stripNumberPrefixes(sourceFolder) : sourceFolder;
  const { name: plain, ...order } = parses ? parseNumberPrefix(fileName) : { name: fileName };
  const name = id ?? plain;
  return {
    id: folder === '' ? name : `${folder}/${name}`,
    source,
    folder,
    name,
    ...order,
    isIndex: isIndexName(fileName, sourceFolder),
  };
}

/** Behaviour SA.37: `index`, `readme`, or the name of the folder. */
function isIndexName(fileName: string, folder: string): boolean {
  const name = fileName.toLowerCase();
  return ['index', 'readme', posix.basename(folder).toLowerCase()].includes(name);
}

function toValues(
  file: string,
  name: DocName,
  path: string,
  { frontMatter, ...parsed }: ParsedGuide,
): Doc {
  const contentTitle = findContentTitle(parsed.body);
  const title = frontMatter.title ?? contentTitle ?? name.name;
  const { id, source, isIndex } = name;
  return {
    id,
    file,
    source,
    path,
    isIndex,
    title,
    description: frontMatter.description ?? toExcerpt(parsed.body),
    keywords: frontMatter.keywords ?? [],
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
    showTitle: title !== '' && frontMatter.hide_title !== true && !hasOwnTitle(parsed.body),
    tags: frontMatter.tags ?? [],
    ...dropUndefined({
      image: frontMatter.image,
      tableOfContents: findTableOfContents(frontMatter),
      sidebarLabel: frontMatter.sidebar_label,
      sidebarPosition: frontMatter.sidebar_position ?? name.position,
      sidebarClassName: frontMatter.sidebar_class_name,
      displayedSidebar: frontMatter.displayed_sidebar,
      paginationLabel: frontMatter.pagination_label,
      previous: frontMatter.pagination_prev,
      next: frontMatter.pagination_next,
      customEditUrl: frontMatter.custom_edit_url,
      lastUpdate: frontMatter.last_update,
    }),
    places: parsed.places,
  };
}

/** Behaviour S5.37. */
function findTableOfContents(frontMatter: FrontMatter): Doc['tableOfContents'] {
  if (frontMatter.hide_table_of_contents === true) return undefined;
  const from = frontMatter.toc_min_heading_level ?? 2;
  return { from, to: frontMatter.toc_max_heading_level ?? Math.max(3, from) };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function dropUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}

function checkValues(
  { frontMatter, places, body, problems }: ParsedGuide,
  { name }: DocName,
): readonly (readonly [string, Complaint])[] {
  const {
    draft,
    unlisted,
    toc_min_heading_level: min = 2,
    toc_max_heading_level: max = 6,
  } = frontMatter;
  const isUntitled = !places.has('title') && findContentTitle(body) === undefined;
  const found: (readonly [string, Complaint] | false)[] = [
    name.includes('/') && ['id', toSlashComplaint(name)],
    draft === true && unlisted === true && ['draft', draftAndUnlisted],
    min > max && [
      places.has('toc_min_heading_level') ? 'toc_min_heading_level' : 'toc_max_heading_level',
      levelsCrossed,
    ],
    // A page whose front matter cannot be read may well have a title.
    isUntitled && !problems.some(({ severity }) => severity === 'error') && ['title', untitled],
  ];
  return found.filter((complaint) => complaint !== false);
}

const draftAndUnlisted: Complaint = {
  severity: 'error',
  message: "Can't be draft and unlisted at the same time.",
  hint: 'Remove "draft" or "unlisted".',
};

const levelsCrossed: Complaint = {
  severity: 'error',
  message: '"toc_min_heading_level" must not be greater than "toc_max_heading_level".',
  hint: 'Write them as in "toc_min_heading_level: 2" and "toc_max_heading_level: 4".',
};

const untitled: Complaint = {
  severity: 'warning',
  message: 'The page has no title.',
  hint: 'Add "title: …" to the front matter, or begin the text with "# …".',
};

function toSlashComplaint(name: string): Complaint {
  return {
    severity: 'error',
    message: `Document id "${name}" cannot include slash.`,
    hint: `Move the file into the folder, and write the last part alone: "id: ${name.slice(name.lastIndexOf('/') + 1)}".`,
  };
}

function toSlugComplaint({ name, source }: DocName, slug: string): Complaint {
  return {
    severity: 'error',
    message: `We couldn't compute a valid slug for document with ID "${name}" in "${posix.dirname(source)}" directory.\nThe slug we computed looks invalid: ${slug}.`,
    hint: 'Add "slug: /my/path" to the front matter, without "?", "#" and "..", or rename the file.',
  };
}

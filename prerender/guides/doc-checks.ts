import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { GuideTable } from '../../src/model/guides/guide-table';
import { decodePercent } from '../../src/model/site/decode-percent';
import { isBelowPath, isExternalHref, toComparablePath } from '../../src/model/site/paths';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import type { FilePosition } from '../sources/position';
import { toQuotedPosition } from '../sources/position';
import type { Doc } from './docs/doc';
import { toKeyPosition } from './docs/doc';
import { joinPath } from './docs/doc-address';
import type { SidebarsFile } from './sidebars/sidebars-file';

/** Checks that the sidebars and docs named in front matter exist. */
export function checkDocs(
  docs: ReadonlyMap<string, Doc>,
  sidebars: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  return [...docs.values()].flatMap((doc) => [
    ...checkSidebar(doc, sidebars),
    ...checkNeighbour(doc, 'next', docs),
    ...checkNeighbour(doc, 'prev', docs),
  ]);
}

/** Reports docs that share an id: the first one keeps it. */
export function checkIds(docs: readonly Doc[]): readonly Problem[] {
  const files = new Map<string, string[]>();
  for (const { id, file } of docs) {
    const known = files.get(id);
    if (known === undefined) files.set(id, [file]);
    else known.push(file);
  }
  return docs.flatMap((doc) => {
    const same = files.get(doc.id) ?? [];
    if (same[0] === doc.file) return [];
    return [
      {
        file: doc.file,
        ...toKeyPosition(doc, 'id'),
        severity: 'warning',
        message: `The doc id "${doc.id}" is used by several files: ${same.join(', ')}. ${same[0]} keeps it.`,
        hint: 'Rename the file, or give it another "id" in its front matter.',
      },
    ];
  });
}

function checkSidebar(doc: Doc, sidebars: ReadonlyMap<string, unknown>): readonly Problem[] {
  const name = doc.displayedSidebar;
  if (name === undefined || name === null || sidebars.has(name)) return [];
  return [
    toProblem(
      doc,
      'displayed_sidebar',
      `Doc with ID ${doc.id} wants to display sidebar ${name} but a sidebar with this name doesn't exist`,
      findNearest(name, sidebars.keys()) ?? [...sidebars.keys()],
    ),
  ];
}

function checkNeighbour(
  doc: Doc,
  side: 'next' | 'prev',
  docs: ReadonlyMap<string, Doc>,
): readonly Problem[] {
  const target = side === 'next' ? doc.next : doc.previous;
  if (target === undefined || target === null || docs.has(target)) return [];
  return [
    toProblem(
      doc,
      `pagination_${side}`,
      `Error when loading ${doc.id} in ${posix.dirname(doc.source)}: the pagination_${side} front matter points to a non-existent ID ${target}.`,
      findNearest(target, docs.keys()) ?? [],
    ),
  ];
}

function toProblem(
  doc: Doc,
  key: string,
  message: string,
  nearest: string | readonly string[],
): Problem {
  const hint =
    typeof nearest === 'string'
      ? `Did you mean "${nearest}"?`
      : `Use another name${nearest.length === 0 ? '' : `: ${nearest.join(', ')}`}, or remove the key.`;
  return { file: doc.file, ...toKeyPosition(doc, key), severity: 'error', message, hint };
}

/** Reports pages that share an address: readers see only the first. */
export function checkRoutes(
  docs: readonly Doc[],
  table: GuideTable,
  sidebars: Pick<SidebarsFile, 'file' | 'text'>,
): readonly Problem[] {
  const routes = new Map<string, RouteOwner[]>();
  for (const owner of listRoutes(docs, table, sidebars)) {
    // Some disks and hosts take two ways to write the same letters for one name.
    const route = toComparablePath(owner.path).normalize('NFC');
    const known = routes.get(route);
    if (known === undefined) routes.set(route, [owner]);
    else known.push(owner);
  }
  return [...routes.values()].flatMap(toRouteProblems);
}

/** A doc, category or tag that has a page. */
interface RouteOwner {
  /** Site path. */
  readonly path: string;
  /** Its name in messages. */
  readonly name: string;
  /** Where a writer can change its address; undefined for tags, which come from docs. */
  readonly position?: FilePosition;
}

function listRoutes(
  docs: readonly Doc[],
  { version, categories, tags }: GuideTable,
  { file, text }: Pick<SidebarsFile, 'file' | 'text'>,
): readonly RouteOwner[] {
  return [
    ...docs.map((doc) => ({
      path: doc.path,
      name: doc.file,
      position: { file: doc.file, ...toKeyPosition(doc, 'slug') },
    })),
    ...categories.map(({ path, title }) => ({
      path,
      name: `the category "${title}"`,
      position: { file, ...toQuotedPosition(text, title) },
    })),
    ...(tags.length === 0
      ? []
      : [{ path: joinPath(version.path, 'tags'), name: 'the list of tags' }]),
    ...tags.map(({ path, label }) => ({ path, name: `the tag "${label}"` })),
  ];
}

function toRouteProblems(owners: readonly RouteOwner[]): readonly Problem[] {
  const [first, ...others] = owners;
  const names = owners.map(({ name }) => name).join(', ');
  return others.flatMap(({ path, position = first?.position }) => {
    if (position === undefined) return [];
    return [
      {
        ...position,
        severity: 'warning',
        message: `Duplicate routes found! Attempting to create page at ${path}, but a page already exists at this route: ${names}. This could lead to non-deterministic routing behavior.`,
        hint: 'Give one of them another "slug".',
      },
    ];
  });
}

/** Reports guides with an address that belongs to an API, whose page readers see there. */
export function checkApiAddresses(
  docs: readonly Pick<Doc, 'file' | 'path' | 'positions'>[],
  apis: readonly { readonly file: string; readonly path: string }[],
): readonly Problem[] {
  return docs.flatMap((doc) => {
    const api = apis.find(({ path }) => isBelowPath(doc.path, path));
    if (api === undefined) return [];
    return [
      {
        file: doc.file,
        ...toKeyPosition(doc, 'slug'),
        severity: 'warning',
        message: `The page has the address ${doc.path}, which belongs to the API ${api.file}: it is not shown.`,
        hint: 'Give it another "slug", or move its file.',
      },
    ];
  });
}

/** Checks that the pictures of link previews, the key `image` in front matter, are files in `public/`. */
export function checkPreviewImages(root: string, docs: readonly Doc[]): readonly Problem[] {
  return docs.flatMap((doc): readonly Problem[] => {
    const { image } = doc;
    if (image === undefined || isExternalHref(image) || isPublicFile(root, image)) return [];
    const hint = image.startsWith('/')
      ? 'Put the image into public/, or correct its path.'
      : 'Put the image into public/, and begin its path there with "/".';
    const message = `The image "${image}" does not exist.`;
    return [{ file: doc.file, ...toKeyPosition(doc, 'image'), severity: 'error', message, hint }];
  });
}

function isPublicFile(root: string, image: string): boolean {
  if (!image.startsWith('/')) return false;
  const [path = ''] = image.split(/[?#]/, 1);
  const file = join(root, 'public', join('/', decodePercent(path)));
  return existsSync(file) && statSync(file).isFile();
}

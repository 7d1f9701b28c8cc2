import type { DocEntry } from '../../../src/model/guides/guide-table';
import type { SidebarItem } from '../../../src/model/navigation/sidebar';
import type { Doc } from './doc';

/** The labels of docs by sidebar and doc id. */
type SidebarLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The docs as entries of a version's table. */
export function toDocEntries(
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): readonly DocEntry[] {
  const labels = new Map([...sidebars].map(([id, items]) => [id, toLabels(items)]));
  const owners = toOwners(labels);
  const ids = new Set(docs.map(({ id }) => id));
  return docs.map((doc) => toDocEntry(doc, findSidebar(doc, owners, labels), labels, ids));
}

/** The labels of a sidebar's docs; the first label of a doc counts. */
function toLabels(items: readonly SidebarItem[]): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (item: SidebarItem): void => {
    if (item.type === 'html') return;
    if (item.docId !== undefined && !labels.has(item.docId)) labels.set(item.docId, item.label);
    if (item.type === 'category') item.items.forEach(visit);
  };
  items.forEach(visit);
  return labels;
}

/** The sidebar of each doc: the last one that lists it. */
function toOwners(labels: SidebarLabels): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [sidebar, docs] of labels) for (const id of docs.keys()) owners.set(id, sidebar);
  return owners;
}

function findSidebar(
  { id, displayedSidebar }: Doc,
  owners: ReadonlyMap<string, string>,
  labels: SidebarLabels,
): string | undefined {
  if (displayedSidebar === null) return undefined;
  if (displayedSidebar === undefined) return owners.get(id);
  return labels.has(displayedSidebar) ? displayedSidebar : undefined;
}

function toDocEntry(
  doc: Doc,
  sidebar: string | undefined,
  labels: SidebarLabels,
  ids: ReadonlySet<string>,
): DocEntry {
  const { id, file, path, title, unlisted } = doc;
  const ownLabel = sidebar === undefined ? undefined : labels.get(sidebar)?.get(id);
  const paginationLabel = doc.paginationLabel ?? doc.sidebarLabel;
  const previous = toNeighbour(doc.previous, ids);
  const next = toNeighbour(doc.next, ids);
  return {
    id,
    file,
    path,
    title,
    ...(sidebar !== undefined && { sidebar }),
    ...(unlisted && { unlisted: true }),
    ...(paginationLabel !== undefined &&
      paginationLabel !== (ownLabel ?? title) && { paginationLabel }),
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
  };
}

/** Null for a draft that is not built. */
function toNeighbour(
  id: string | null | undefined,
  ids: ReadonlySet<string>,
): string | null | undefined {
  return id === undefined || id === null || ids.has(id) ? id : null;
}

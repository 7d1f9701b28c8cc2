import { posix } from 'node:path';
import type { Problem } from '../diagnostics/problem';
import { findNearest } from '../diagnostics/find-nearest';
import type { Doc } from './pages/doc';
import { START } from '../sources/position';

/** What docs say of sidebars and of other docs must be true. */
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

/** Of docs with the same id the first counts. */
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
        ...(doc.positions.get('id') ?? START),
        severity: 'warning',
        message: `The doc id "${doc.id}" is used by several files: ${same.join(', ')}. ${same[0]} has it.`,
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
  { file, positions }: Doc,
  key: string,
  message: string,
  nearest: string | readonly string[],
): Problem {
  const hint =
    typeof nearest === 'string'
      ? `Did you mean "${nearest}"?`
      : `Use another name${nearest.length === 0 ? '' : `: ${nearest.join(', ')}`}, or remove the key.`;
  return { file, ...(positions.get(key) ?? START), severity: 'error', message, hint };
}

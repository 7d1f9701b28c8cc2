import type { SourceFile } from './source-files';

/** Nodes that reach each other: Tarjan's strongly connected components. */
export function findCycles(
  edges: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const order = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const listTargets = (file: string) => edges.get(file) ?? [];

  function visit(file: string): { index: number; low: number } {
    const entry = { index: order.size, low: order.size };
    order.set(file, entry);
    stack.push(file);
    for (const target of listTargets(file)) {
      const known = order.get(target);
      if (known === undefined) entry.low = Math.min(entry.low, visit(target).low);
      else if (stack.includes(target)) entry.low = Math.min(entry.low, known.index);
    }
    if (entry.low === entry.index) {
      const cycle = stack.splice(stack.indexOf(file));
      if (cycle.length > 1 || listTargets(file).includes(file)) cycles.push(cycle);
    }
    return entry;
  }

  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** All folders that contain folders. */
export function listFolders(files: readonly string[]): readonly string[] {
  const paths = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -2);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(paths)];
}

/** An import for each pair of a folder's subfolders that has one; the files directly in it count as one more. */
export function toRoomEdges(
  files: readonly SourceFile[],
  folder: string,
): ReadonlyMap<string, ReadonlyMap<string, { readonly from: string; readonly to: string }>> {
  const edges = new Map<string, Map<string, { readonly from: string; readonly to: string }>>();
  const toRoom = (file: string) => {
    const [name = '', ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length === 0 ? `${folder}/*` : `${folder}/${name}`;
  };
  for (const { file, imports } of files) {
    if (!file.startsWith(`${folder}/`)) continue;
    for (const target of imports) {
      if (!target.startsWith(`${folder}/`) || toRoom(file) === toRoom(target)) continue;
      const own = edges.get(toRoom(file)) ?? new Map();
      edges.set(toRoom(file), own.set(toRoom(target), { from: file, to: target }));
    }
  }
  return edges;
}

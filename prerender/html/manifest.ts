import { oncePer } from '../../src/model/once-per';

/** The part of Vite's manifest that we read. https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ManifestChunk {
  readonly file: string;
  /** The name of a chunk group in `prerender/vite/site-options.ts`. */
  readonly name?: string;
  readonly imports?: readonly string[];
}

/**
 * The style sheet of all pages, if we have to link it: Vike does it only while there is no other, such as
 * that of formulas. https://github.com/vikejs/vike/issues/644
 */
export function findStyleSheet(manifest: Manifest): string | undefined {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  return sheets.length > 1 ? manifest['style.css']?.file : undefined;
}

/** The key of our entry. Vike's own client runtime is an entry too, and guides are. */
export function findEntry(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => key.endsWith('+client.ts'));
  if (entry === undefined) throw new Error('The bundle has no entry for browsers.');
  return entry;
}

/** The files of some modules or named chunks and their static imports, each once. */
export function toPreloads(modules: readonly string[], manifest: Manifest): readonly string[] {
  const files = new Set<string>();
  const open = modules.toReversed();
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const chunk = manifest[module] ?? toNamed(manifest).get(module);
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** The chunks of a manifest that have a name. */
const toNamed = oncePer((manifest: Manifest): ReadonlyMap<string, ManifestChunk> => {
  const chunks = Object.values(manifest).toReversed();
  // The first chunk with a name counts.
  return new Map(
    chunks.flatMap((chunk) => (chunk.name === undefined ? [] : [[chunk.name, chunk]])),
  );
});

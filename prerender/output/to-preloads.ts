/** The part of Vite's manifest that we read. https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ManifestChunk {
  readonly file: string;
  /** Of a chunk that `vite.config.ts` groups. */
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** The files of some modules or named chunks and of everything that they import statically, each once. */
export function toPreloads(modules: readonly string[], manifest: Manifest): readonly string[] {
  const files = new Set<string>();
  const named = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  const open = modules.toReversed();
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const chunk = manifest[module] ?? named.get(module);
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...files];
}

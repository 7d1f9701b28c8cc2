import { assertNever } from '../../src/model/assert-never';
import { oncePer } from '../../src/model/once-per';
import type { PageView } from '../../src/model/pages/page';

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

/** Names the app of a bundle by its entry, which changes with any of its scripts. */
export function toAppName(manifest: Manifest): string {
  // Vike's own client runtime is an entry too, and guides are.
  const key = Object.keys(manifest).find((name) => name.endsWith('+client.ts'));
  const entry = key === undefined ? undefined : manifest[key];
  if (entry === undefined) throw new Error('The bundle has no entry for browsers.');
  return entry.file;
}

/** The scripts that a page needs besides the app, from its base. */
export function listPageScripts(view: PageView | undefined, manifest: Manifest): readonly string[] {
  return view === undefined ? [] : toPreloads(listChunks(view), manifest);
}

/** Chunks by their names in `prerender/vite/site-options.ts`, or by their modules. */
function listChunks(view: PageView): readonly string[] {
  switch (view.kind) {
    case 'guide':
      if ('module' in view.text) return ['article', 'virtual:guide-modules', view.text.module];
      return view.text.hasTabs ? ['article', 'src/mdx/tabs/guide-tabs.ts'] : ['article'];
    case 'home':
      return ['src/home/home-page.tsx'];
    case 'search':
      return ['src/app/routing/search-view.tsx'];
    case 'category':
      return ['category-page'];
    case 'tags':
    case 'tag':
      return ['tags'];
    case 'api':
      return ['src/api/pages/api-page.tsx'];
    case 'overview':
      return ['reference', 'src/api/pages/overview-page.tsx'];
    case 'errors':
      return ['reference', 'src/api/pages/errors-page.tsx'];
    case 'changes':
    case 'gone':
      return ['reference', 'src/api/pages/changes-page.tsx'];
    case 'schemas':
      return ['reference', 'src/api/pages/schema-list.tsx'];
    case 'schema':
      return ['reference', 'src/api/pages/schema-page.tsx'];
    case 'operation':
      return ['reference'];
    default:
      return assertNever(view);
  }
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

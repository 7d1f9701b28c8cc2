import { createTextLoader } from './read/spec-files';
import type { LoadedSpec } from './load-spec';
import { toApiId } from './document/api-path';

/** The OpenAPI files of a project, each parsed once: parsing a large file with positions takes seconds. */
export interface SpecStore {
  /** Returns the parsed file, from the cache if its text is unchanged. */
  readonly load: (file: string, text: string) => Promise<LoadedSpec>;
  /** The APIs that a file belongs to, by the files that they start with; any that is invalid may be one. */
  readonly listUsers: (file: string) => readonly string[];
  /** Parses an API again when it is next loaded, because one of its files may have changed. */
  readonly forget: (file: string) => void;
}

/** Creates a store that parses files below a project's root on demand. `foreign` are the APIs whose files the team does not own. */
export function createSpecStore(root: string, foreign: readonly string[] = []): SpecStore {
  const loadText = createTextLoader(root);
  const specs = new Map<string, { readonly text: string; readonly spec: Promise<LoadedSpec> }>();
  const used = new Map<string, ReadonlySet<string> | undefined>();

  async function parse(file: string, text: string): Promise<LoadedSpec> {
    // Loaded when it is needed: a server that has kept what its first page asks for parses nothing before.
    const { parseSpec } = await import('./load-spec');
    const loaded = await parseSpec(file, text, loadText, foreign.includes(toApiId(file)));
    used.set(file, loaded.kind === 'valid' ? new Set(loaded.spec.files) : undefined);
    return loaded;
  }

  return {
    load: (file, text) => {
      const known = specs.get(file);
      if (known?.text === text) return known.spec;
      const spec = parse(file, text);
      specs.set(file, { text, spec });
      return spec;
    },
    listUsers: (file) =>
      [...used].filter(([, files]) => files?.has(file) ?? true).map(([user]) => user),
    forget: (file) => void specs.delete(file),
  };
}

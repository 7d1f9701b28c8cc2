import { createTextLoader } from './read/text-loader';
import type { LoadedSpec } from './load-spec';
import { parseSpec } from './load-spec';

/** The OpenAPI files of a project, each parsed once: parsing a large file with positions takes seconds. */
export interface SpecStore {
  /** Returns the parsed file, from the cache if its text is unchanged. */
  readonly load: (file: string, text: string) => Promise<LoadedSpec>;
  /** Clears the cache, because a file shared by several specs may have changed. */
  readonly clear: () => void;
}

/** Creates a store that parses files below a project's root on demand. */
export function createSpecStore(root: string): SpecStore {
  const loadText = createTextLoader(root);
  const specs = new Map<string, { readonly text: string; readonly spec: Promise<LoadedSpec> }>();
  return {
    load: (file, text) => {
      const known = specs.get(file);
      if (known?.text === text) return known.spec;
      const spec = parseSpec(file, text, loadText);
      specs.set(file, { text, spec });
      return spec;
    },
    clear: () => specs.clear(),
  };
}

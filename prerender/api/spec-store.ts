import { createTextLoader } from './read/text-loader';
import type { LoadedSpec } from './load-spec';
import { parseSpec } from './load-spec';

/** The OpenAPI files of a project, each parsed once: with positions, a large one takes seconds. */
export interface SpecStore {
  /** What is in a file of that text. */
  readonly load: (file: string, text: string) => Promise<LoadedSpec>;
  /** Forgets everything: a file that several specs share may have changed. */
  readonly clear: () => void;
}

/** Parses files from a project's root when they are asked for. */
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

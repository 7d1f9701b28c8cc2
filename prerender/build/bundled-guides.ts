import type { CompileGuide, CompiledGuide } from '../mdx/guide-compiler';

/** What a bundle has of a guide. */
export interface BundledGuide extends Pick<CompiledGuide, 'dependencies'> {
  /** Undefined for a plain guide, whose text is in a file beside the bundle. */
  readonly code: string | undefined;
}

/** Finds what a bundle has of a guide, by its file and its text. */
export type FindBundled = (file: string, source: string) => Promise<BundledGuide>;

/** A compiler that remembers what a bundle has of each guide: little, as most are plain. */
export interface BundledGuides {
  readonly compile: CompileGuide;
  /** Compiles only a guide, or a text of it, that has not been compiled. */
  readonly find: FindBundled;
}

export function rememberBundled(compile: CompileGuide): BundledGuides {
  const known = new Map<string, { readonly source: string; readonly guide: BundledGuide }>();
  const note = (file: string, source: string, compiled: CompiledGuide): BundledGuide => {
    const { plain, code, dependencies } = compiled;
    const guide = { code: plain === undefined ? code : undefined, dependencies };
    known.set(file, { source, guide });
    return guide;
  };
  return {
    compile: async (file, source) => {
      const compiled = await compile(file, source);
      note(file, source, compiled);
      return compiled;
    },
    find: async (file, source) => {
      const last = known.get(file);
      if (last?.source === source) return last.guide;
      return note(file, source, await compile(file, source));
    },
  };
}

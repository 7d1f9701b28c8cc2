import { create } from 'zustand';
import type { SampleTarget, TargetLanguage } from '../../model/samples/syntax/target';

interface SampleTargetState {
  /** The renderers of the languages' samples that are loaded. */
  readonly targets: ReadonlyMap<string, SampleTarget>;
  /** The language that could not be loaded. */
  readonly failed: string | undefined;
  /** Loads what writes the samples of a language; a failed one is tried again. */
  readonly load: (language: string) => Promise<void>;
}

/** One chunk each: a reader seldom needs more than one language. */
const loaders: Readonly<Record<TargetLanguage, () => Promise<SampleTarget>>> = {
  curl: async () => (await import('../../model/samples/curl/curl-target')).curlTarget,
  javascript: async () =>
    (await import('../../model/samples/javascript/javascript-target')).javaScriptTarget,
  node: async () => (await import('../../model/samples/javascript/javascript-target')).nodeTarget,
  go: async () => (await import('../../model/samples/go/go-target')).goTarget,
  ruby: async () => (await import('../../model/samples/ruby/ruby-target')).rubyTarget,
  python: async () => (await import('../../model/samples/python/python-target')).pythonTarget,
};

/** The languages whose samples can be rewritten in the browser. */
export const useSampleTargetStore = create<SampleTargetState>((set, get) => ({
  targets: new Map(),
  failed: undefined,
  load: async (language) => {
    if (!isRewritten(language) || get().targets.has(language)) return;
    try {
      const target = await loaders[language]();
      set(({ targets }) => ({
        targets: new Map(targets).set(language, target),
        failed: undefined,
      }));
    } catch {
      set({ failed: language });
    }
  },
}));

/** True for a language of ours; those of httpsnippet's own clients are never rewritten. */
export function isRewritten(language: string): language is TargetLanguage {
  return Object.hasOwn(loaders, language);
}

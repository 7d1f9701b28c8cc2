import { create } from 'zustand';
import { createStorageSlot } from '../../ui/browser-storage';

interface SampleChoiceState {
  /** The chosen language; undefined, meaning the first one, until the reader chooses. */
  readonly language: string | undefined;
  /** The chosen variant of each language, for this visit. */
  readonly variants: ReadonlyMap<string, string>;
  readonly adopt: () => void;
  readonly chooseLanguage: (language: string) => void;
  readonly chooseVariant: (language: string, variant: string) => void;
}

const slot = createStorageSlot('docusaurus.tab.code-samples');

/** The reader's choice of language, shared by all pages and kept for the next visit. */
export const useSampleChoiceStore = create<SampleChoiceState>((set) => ({
  language: undefined,
  variants: new Map(),
  adopt: () => set({ language: slot.get() ?? undefined }),
  chooseLanguage: (language) => {
    slot.set(language);
    set({ language });
  },
  chooseVariant: (language, variant) =>
    set(({ variants }) => ({ variants: new Map(variants).set(language, variant) })),
}));

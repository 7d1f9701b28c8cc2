import { createContext, useContext } from 'react';

/** Loads the page at a site path ahead of a click. */
export type Prefetch = (path: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

/** Gives links the way to load pages ahead; the app knows how, the links know when. */
export const PrefetchProvider = PrefetchContext.Provider;

/** Loads pages ahead, if anything around offers to. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}

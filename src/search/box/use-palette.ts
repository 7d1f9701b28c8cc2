import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchedParts } from '../../model/search/index-choice';
import { texts } from '../field/texts';
import type { PaletteProps } from '../palette/palette-props';

export interface LazyPalette {
  readonly Palette?: ComponentType<PaletteProps>;
  /** The last attempt to load or to render it failed. */
  readonly isFailed?: boolean;
  /** Loads the palette and the index of the open page. */
  readonly prepare: () => void;
  /** Takes the error of a palette that cannot be rendered. */
  readonly fail: (error: unknown) => void;
}

/** The palette, which is loaded when it is first wanted; after a failure the next attempt may succeed. */
export function usePalette(searched: SearchedParts): LazyPalette {
  const [state, setState] = useState<Pick<LazyPalette, 'Palette' | 'isFailed'>>({});
  const { pathname } = useLocation();
  const fail = (error: unknown) => {
    console.warn(texts.search.boxFailed, error);
    setState({ isFailed: true });
  };
  const prepare = () => {
    void loadPalette(pathname, searched).then((Palette) => setState({ Palette }), fail);
  };
  return { ...state, prepare, fail };
}

async function loadPalette(path: string, searched: SearchedParts) {
  // The index need not wait for the palette.
  const preparing = import('../preparing').then(({ prepareIndex }) => prepareIndex(path, searched));
  const { Palette, loadPaletteStyle } = await import('../palette/palette');
  await Promise.all([preparing, loadPaletteStyle()]);
  return Palette;
}

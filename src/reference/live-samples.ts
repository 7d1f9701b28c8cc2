import { createContext } from 'react';
import type { Sample } from '../model/reference/operation';

/** What of a sample changes with its values. */
export type ShownSample = Pick<Sample, 'code' | 'limitations'>;

/** Writes a sample with the reader's own values, coloured like the one that the page has. */
export type RenderLiveSample = (
  language: string,
  variant: string,
  prerendered: ShownSample,
) => ShownSample;

/** How the samples of a page are written anew; undefined while they are those of the page. */
export const LiveSamplesContext = createContext<RenderLiveSample | undefined>(undefined);

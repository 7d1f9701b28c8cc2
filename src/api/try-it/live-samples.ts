import { createContext } from 'react';
import type { PageSample } from '../../model/api/operation';

/** What of a sample changes with its values. */
export type ShownSample = Pick<PageSample, 'code' | 'limitations'>;

/** Writes a sample with the reader's own values, coloured like the one that the page has. */
export type RewriteSample = (
  language: string,
  variant: string,
  prerendered: ShownSample,
) => ShownSample;

/** What the panel tells its samples. */
export interface TryItOutcome {
  readonly render: RewriteSample;
  /** The values that are filled in now cannot be sent. */
  readonly isStale: boolean;
  /** The samples are no longer those of the page. */
  readonly isChanged: boolean;
}

/** How the samples of a page are written anew; undefined while they are those of the page. */
export const RewriteContext = createContext<RewriteSample | undefined>(undefined);

import type { FieldText } from './request-template';

/** What an address's fragment begins with when it holds values. */
export const START = '#values=';

/** Longer ones do not survive mail programs, chats and issue trackers. */
export const MAX_LENGTH = 8000;

/** What differs from the values that a page begins with. Credentials are no part of them. */
export interface ValuesLink {
  readonly server?: number;
  readonly variables?: Texts;
  readonly security?: number;
  /** By place and name: `query limit`. */
  readonly parameters?: Texts;
  readonly example?: string;
  readonly send?: boolean;
  readonly body?: string;
  readonly fields?: Texts;
}

export type Texts = Readonly<Record<string, FieldText>>;

/** Whether a fragment is one of ours. */
export function isValuesHash(hash: string): boolean {
  return hash.startsWith(START);
}

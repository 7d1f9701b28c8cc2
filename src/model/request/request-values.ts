import type { FieldText, TemplateField } from './request-template';

/** What a reader has filled in, except credentials: those are kept apart, so that no link can hold them. */
export interface RequestValues {
  /** The index of the server. */
  readonly server: number;
  /** Values of the server's variables, in the order of their declaration. */
  readonly variables: readonly string[];
  /** The index of the security requirement. */
  readonly security: number;
  /** In the order of the template's parameters. */
  readonly parameters: readonly FieldText[];
  readonly body?: BodyValues;
}

export interface BodyValues {
  readonly isSent: boolean;
  /** The index of the media type. */
  readonly media: number;
  /** The anchor of the example that it started with. */
  readonly example: string;
  /** Which of the two holds the body: its rows or its text. */
  readonly view: 'form' | 'text';
  readonly text: string;
  readonly rows: readonly BodyRow[];
}

/** One field of a body, with its text. */
export interface BodyRow {
  readonly field: TemplateField;
  readonly text: FieldText;
}

/** The secrets of a reader: by scheme, the user's name first where there is one. */
export type Credentials = ReadonlyMap<string, Credential>;

export interface Credential {
  readonly user?: string;
  readonly secret: string;
}

/** What a fragment that holds values starts with. */
export const VALUES_HASH = '#values=';

/** Whether a fragment holds values; `values-link.ts` reads them. */
export function isValuesHash(hash: string): boolean {
  return hash.startsWith(VALUES_HASH);
}

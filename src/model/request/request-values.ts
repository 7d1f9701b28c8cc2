import type { FieldText, TemplateField } from './request-template';

/** A reader's input, except credentials: they are kept separate, so that no link can contain them. */
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
  /** The anchor of the example that the body started from. */
  readonly example: string;
  /** The source of the body: the rows of the form, or the text. */
  readonly view: 'form' | 'text';
  readonly text: string;
  readonly rows: readonly BodyRow[];
}

/** One field of a body, with its text. */
export interface BodyRow {
  readonly field: TemplateField;
  readonly text: FieldText;
}

/** The reader's secrets by security scheme, with the user name if the scheme has one. */
export type Credentials = ReadonlyMap<string, Credential>;

export interface Credential {
  readonly user?: string;
  readonly secret: string;
}

/** The prefix of a fragment that holds values. */
export const VALUES_HASH = '#values=';

/** `shared-values.ts` reads the values. */
export function isValuesHash(hash: string): boolean {
  return hash.startsWith(VALUES_HASH);
}

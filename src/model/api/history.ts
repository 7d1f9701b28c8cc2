import type { GoneField, Lifetimes } from '../schema/lifetime';
import type { OperationLink } from './operation';
import type { RichText } from '../text/rich-text';

/**
 * How much a change asks of programs: `look` where the files alone cannot decide, `wording` where only texts for
 * readers change.
 */
export type ChangeClass = 'breaking' | 'look' | 'compatible' | 'wording';

/** The classes of changes, the most serious one first. */
export const changeClasses: readonly ChangeClass[] = ['breaking', 'look', 'compatible', 'wording'];

/** The history of an API: its releases, and what they mean for its pages. */
export interface ApiHistory {
  readonly lifetimes: Lifetimes;
  /** Newest first; the last one is where the history begins. */
  readonly releases: readonly Release[];
  readonly gone: readonly GoneOperation[];
  /** The fields that are gone, by the slug of the operation that had them. */
  readonly goneFields: ReadonlyMap<string, readonly GoneField[]>;
  readonly rules: readonly ChangeRule[];
}

/** A version of an API, and what changed with it. */
export interface Release {
  readonly version: string;
  /** `2026-09-01`; undefined if nobody has said it. */
  readonly date?: string;
  readonly note: RichText;
  /** The most serious class first. */
  readonly changes: readonly ReleasedChange[];
}

/** More operations of a change are folded, or named without links. */
export const MOST_OPERATIONS = 5;

export interface ReleasedChange {
  readonly class: ChangeClass;
  /** The id of its rule: `request-property-enum-value-removed`. */
  readonly rule: string;
  /** A sentence. */
  readonly text: RichText;
  readonly operations: readonly ChangeLink[];
  /** A value that is valid in one version only. */
  readonly witness?: string;
  /** Its author's note. */
  readonly note: RichText;
}

/** An operation that changed, and where on its page. */
export interface ChangeLink extends OperationLink {
  readonly anchor?: string;
}

/** The data of the page with the changes of an API. */
export interface ApiChanges {
  /** Site path of the API's index. */
  readonly apiPath: string;
  readonly label: string;
  readonly releases: readonly Release[];
  readonly rules: readonly ChangeRule[];
}

/** A kind of change, and when it is breaking. */
export interface ChangeRule {
  readonly id: string;
  readonly text: string;
  /** `asked`: breaking if a value shows it, else compatible; `watched`: without such a value it needs a look. */
  readonly kind: ChangeClass | 'asked' | 'watched';
}

/** An operation that was published once. Its page says so. */
export interface GoneOperation {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /** The first version without it. */
  readonly version: string;
  /** What to use instead. */
  readonly note: RichText;
  /** The address of the operation that has its method and path in that version. */
  readonly next?: string;
  /** The operation that has its method and path now. */
  readonly now?: OperationLink;
}

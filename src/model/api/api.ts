import type { Code } from '../text/code';
import type { RichText } from '../text/rich-text';
import type { ExternalDocs } from '../schema/schema';
import type { OperationLink, Server } from './operation';
import type { SecurityScheme } from './security';

/** The data about an API that every page of the site has. */
export interface ApiSummary {
  /** The spec's file name without its extension. */
  readonly id: string;
  /** Site path of its index, the parent of all its pages: `/docs/api/easier-api`. */
  readonly path: string;
  /** The title for navigation, without words that all API titles share. */
  readonly label: string;
}

/** The table of one API's pages. */
export interface ApiReference extends ApiSummary {
  readonly title: string;
  readonly version: string;
  /** Plain text. */
  readonly summary: string;
  /** Slug of the overview page. */
  readonly overview: string;
  readonly groups: readonly OperationGroup[];
  readonly labels: ReferenceLabels;
  /** True if it has an errors page. */
  readonly hasErrors: boolean;
  /** True if it has a page with the changes of its versions. */
  readonly hasChanges?: true;
  /** The names of the schemas that have a page. */
  readonly schemas: readonly string[];
}

/** The labels in an API's navigation that do not come from its document. */
export interface ReferenceLabels {
  readonly introduction: string;
  readonly changes: string;
  readonly errors: string;
  readonly schemas: string;
  /** Operations without a tag. */
  readonly other: string;
  readonly webhooks: string;
}

/** The English labels, part of the catalogue of texts that translations follow. */
export const englishLabels: ReferenceLabels & Readonly<Record<string, string>> = {
  introduction: 'Introduction',
  changes: 'Changes',
  errors: 'Errors',
  schemas: 'Schemas',
  other: 'Other',
  webhooks: 'Webhooks',
};

/** The operations of one tag. */
export interface OperationGroup {
  readonly name: string;
  /** Unique among the groups of an API. */
  readonly slug: string;
  readonly label: string;
  /** Plain text. */
  readonly description: string;
  /** The heading above this group and its neighbours in navigation. */
  readonly section?: string;
  /** The slug of its parent group, which precedes it. */
  readonly parent?: string;
  readonly externalDocs?: ExternalDocs;
  readonly operations: readonly OperationSummary[];
}

/** A group with its description as its author formatted it, if it is more than a plain sentence. */
export interface DescribedGroup extends OperationGroup {
  readonly text?: RichText;
}

export interface OperationSummary {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated: boolean;
}

/** The data of an API's overview. */
export interface ApiOverview {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** Its name in the navigation. */
  readonly label: string;
  readonly version: string;
  /** Plain text; empty if there is none. */
  readonly summary: string;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly contact?: Contact;
  readonly license?: Licence;
  readonly termsOfService?: string;
  /** The whole document in one file, relative to the site's root. */
  readonly downloads: readonly Download[];
  readonly groups: readonly DescribedGroup[];
}

export interface Download {
  readonly format: 'YAML' | 'JSON' | 'Postman' | 'OpenCollection';
  /** Site path. */
  readonly href: string;
}

export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly url?: string;
}

export interface Licence {
  readonly name: string;
  readonly url?: string;
  /** An SPDX license expression. */
  readonly identifier?: string;
}

/** The data of an API's errors page. */
export interface ErrorCatalogue {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** True if an error has a type as in RFC 9457, which a client can branch on. */
  readonly hasProblemTypes: boolean;
  /** By status, then by type. */
  readonly errors: readonly ErrorEntry[];
}

/** One error that a client can distinguish from others. */
export interface ErrorEntry {
  readonly anchor: string;
  /** `404`, `4XX` or `default`. */
  readonly status: string;
  /** A problem type's URI, or a code. */
  readonly type?: string;
  /** A few words; undefined if only the status is known. */
  readonly title?: string;
  /** Its descriptions, each once. */
  readonly meanings: readonly RichText[];
  readonly operations: readonly OperationLink[];
  /** The number of further operations. */
  readonly more: number;
  /** True if all operations of the API return it. */
  readonly isEverywhere: boolean;
}

/** The title of an error, or the last segment of its type URI. */
export function toErrorTitle({ title, type = '' }: ErrorEntry): string {
  return title ?? type.split(/[/#]/).findLast((part) => part !== '') ?? type;
}

/** An API as the home page shows it. */
export interface HomeApi {
  /** The site path of the API. */
  readonly path: string;
  /** Plain text. */
  readonly summary: string;
  /** How many operations it has. */
  readonly count: number;
  /** Some of its operations, from different groups. */
  readonly operations: readonly HomeOperation[];
  readonly call: HomeCall | null;
}

export interface HomeOperation {
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly href: string;
}

/** One request in several languages, and the beginning of its response. */
export interface HomeCall extends HomeOperation {
  readonly path: string;
  /** Empty if the API names none. */
  readonly host: string;
  /** With its words: `200 OK`. */
  readonly status: string;
  readonly samples: readonly { readonly label: string; readonly code: Code }[];
  readonly response: Code;
}

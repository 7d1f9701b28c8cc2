import type { RichText } from '../text/rich-text';
import type { ExternalDocs, Server } from './operation';
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
  /** The names of the schemas that have a page. */
  readonly schemas: readonly string[];
}

/** The labels in an API's navigation that do not come from its document. */
export interface ReferenceLabels {
  readonly introduction: string;
  readonly errors: string;
  readonly schemas: string;
  /** Operations without a tag. */
  readonly other: string;
  readonly webhooks: string;
}

/** The English labels, part of the catalogue of texts that translations follow. */
export const englishLabels: ReferenceLabels & Readonly<Record<string, string>> = {
  introduction: 'Introduction',
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
  readonly title: string;
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
  readonly format: 'YAML' | 'JSON';
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

import type { RichText } from '../text/rich-text';
import type { ExternalDocs, Server } from './operation';
import type { ReferenceLabels } from './reference-labels';
import type { SecurityScheme } from './security';

/** What the whole site knows of an API before its section is opened. */
export interface ApiSummary {
  /** The spec's file name without its ending. */
  readonly id: string;
  /** Site path of its index, which all its pages are below: `/docs/api/easier-api`. */
  readonly path: string;
  readonly title: string;
  /** The title without words that every API's title has, for navigation. */
  readonly label: string;
  readonly version: string;
  /** Plain text. */
  readonly summary: string;
}

/** The table of one API's pages. */
export interface ApiReference extends ApiSummary {
  /** Slug of the overview page. */
  readonly overview: string;
  readonly groups: readonly OperationGroup[];
  readonly labels: ReferenceLabels;
  /** Whether there is a page of its errors. */
  readonly hasErrors: boolean;
  /** The names of the schemas, each of which has a page. */
  readonly schemas: readonly string[];
}

/** The operations of one tag. */
export interface OperationGroup {
  readonly name: string;
  /** Differs from those of all other groups. */
  readonly slug: string;
  readonly label: string;
  /** Plain text. */
  readonly description: string;
  /** What holds this group and its neighbours in navigation. */
  readonly section?: string;
  /** The slug of the group that it is within, which comes before it. */
  readonly parent?: string;
  readonly externalDocs?: ExternalDocs;
  readonly operations: readonly OperationSummary[];
}

export interface OperationSummary {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated: boolean;
}

/** What an API's overview page shows. */
export interface ApiOverview {
  /** Site path of the API's index. */
  readonly apiPath: string;
  readonly title: string;
  readonly version: string;
  /** Plain text; empty where there is none. */
  readonly summary: string;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly contact?: Contact;
  readonly license?: NamedLink;
  readonly termsOfService?: string;
  /** The whole document in one file, below the site's root. */
  readonly downloads: readonly Download[];
  readonly groups: readonly OperationGroup[];
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

export interface NamedLink {
  readonly name: string;
  readonly url?: string;
}

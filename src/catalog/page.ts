import type { ComponentType } from 'react';
import type { Card } from '../model/guides/card';
import type { PlainNode } from '../model/guides/plain-body';
import type { GuidePage } from '../model/guides/guide-page';
import type { TagEntry } from '../model/guides/guide-table';
import type { PageHead } from '../model/site/head';
import type { Heading } from '../model/navigation/heading';
import type { ApiOverview, ApiReference } from '../model/api/api';
import type { ErrorCatalogue } from '../model/api/errors';
import type { OperationPage } from '../model/api/operation';
import type { FormTemplate } from '../model/request/request-template';
import type { FieldsPage, SchemaIndex, SchemaPage } from '../model/api/schema-page';

/** A page's head and its view. */
export interface PageContent {
  readonly head: PageHead;
  readonly view: PageView;
}

/** The content of a page, by kind. */
export type PageView =
  | {
      readonly kind: 'guide';
      readonly page: GuidePage;
      readonly body: GuideBody;
      readonly headings: readonly Heading[];
    }
  | {
      readonly kind: 'category';
      readonly title: string;
      readonly description?: string;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'tags'; readonly tags: readonly TagEntry[] }
  | {
      readonly kind: 'tag';
      readonly tag: TagEntry;
      readonly docs: readonly Card[];
      /** Site path of the list of all tags. */
      readonly allTags: string;
    }
  | { readonly kind: 'api'; readonly reference: ApiReference }
  | { readonly kind: 'errors'; readonly catalogue: ErrorCatalogue }
  | { readonly kind: 'overview'; readonly overview: ApiOverview }
  | {
      readonly kind: 'operation';
      readonly operation: OperationPage;
      /** Loads the request template of the try it form. */
      readonly loadTemplate: () => Promise<FormTemplate | null>;
    }
  | { readonly kind: 'schemas'; readonly index: SchemaIndex }
  | { readonly kind: 'schema'; readonly page: SchemaPage }
  | { readonly kind: 'fields'; readonly page: FieldsPage };

/** The props that a compiled MDX page takes. */
export interface MdxProps {
  // The key is MDX's: a map from element names to components.
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}

/** The text of a guide: compiled, or the data of a plain guide. */
export type GuideBody = ComponentType<MdxProps> | readonly PlainNode[];

/** `page.mdx`, or its data file. */
export interface GuideModule {
  readonly default: GuideBody;
  readonly headings: readonly Heading[];
  readonly page: GuidePage;
}

/** `api.yaml?operation=create-team`. */
export interface OperationModule {
  readonly default: OperationPage;
  readonly head: PageHead;
  /** Loads the request template, from which samples with other values are made. */
  readonly template: () => Promise<FormTemplate | null>;
}

/** `api.yaml?overview`. */
export interface OverviewModule {
  readonly default: ApiOverview;
  readonly head: PageHead;
}

/** `api.yaml?errors`. */
export interface ErrorsModule {
  readonly default: ErrorCatalogue;
  readonly head: PageHead;
}

/** `api.yaml?schemas`. */
export interface SchemaIndexModule {
  readonly default: SchemaIndex;
  readonly head: PageHead;
}

/** `api.yaml?schema=Team`. */
export interface SchemaModule {
  readonly default: SchemaPage;
  readonly head: PageHead;
}

/** `api.yaml?fields=fields/createTeam~body`. */
export interface FieldsModule {
  readonly default: FieldsPage;
  readonly head: PageHead;
}

/** Reads the module of each kind of page; kinds without a module are made from the table of their section. */
const readers = {
  guide: readGuide,
  operation: ({ default: operation, head, template }: OperationModule): PageContent => ({
    head,
    view: { kind: 'operation', operation, loadTemplate: template },
  }),
  overview: ({ default: overview, head }: OverviewModule): PageContent => ({
    head,
    view: { kind: 'overview', overview },
  }),
  errors: ({ default: catalogue, head }: ErrorsModule): PageContent => ({
    head,
    view: { kind: 'errors', catalogue },
  }),
  schemas: ({ default: index, head }: SchemaIndexModule): PageContent => ({
    head,
    view: { kind: 'schemas', index },
  }),
  schema: ({ default: page, head }: SchemaModule): PageContent => ({
    head,
    view: { kind: 'schema', page },
  }),
  fields: ({ default: page, head }: FieldsModule): PageContent => ({
    head,
    view: { kind: 'fields', page },
  }),
} as const;

/** The kinds of page that have a module of their own. */
export type ModuleKind = keyof typeof readers;

/** Reads a page's own module, which contains everything needed to render the page. */
export function readPageModule(kind: ModuleKind, module: unknown): PageContent {
  return (readers[kind] as (module: unknown) => PageContent)(module);
}

function readGuide({ default: body, headings, page }: GuideModule): PageContent {
  if (typeof body !== 'function' && !Array.isArray(body)) {
    throw new TypeError(
      `The page component at ${page.path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  const { path, title, description, keywords, image, unlisted } = page;
  return {
    head: {
      path,
      title,
      description,
      keywords,
      noindex: unlisted,
      ...(image !== undefined && { image }),
    },
    view: { kind: 'guide', page, body, headings },
  };
}

import type { ComponentType } from 'react';
import type { Card } from '../model/guides/card';
import type { GuidePage } from '../model/guides/guide-page';
import type { TagEntry } from '../model/guides/guide-table';
import type { PageHead } from '../model/site/head';
import type { Heading } from '../model/navigation/heading';
import type { ApiOverview, ApiReference } from '../model/api/api';
import type { ErrorCatalogue } from '../model/api/errors';
import type { OperationPage } from '../model/api/operation';
import type { FormTemplate } from '../model/request/request-template';
import type { SchemaIndex, SchemaPage } from '../model/api/schema-page';

/** What a page says and shows. */
export interface PageContent {
  readonly head: PageHead;
  readonly view: PageView;
}

/** What a page shows, by kind. */
export type PageView =
  | {
      readonly kind: 'guide';
      readonly page: GuidePage;
      readonly Body: ComponentType<MdxProps>;
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
      /** Loads what its values can be tried with. */
      readonly loadTemplate: () => Promise<FormTemplate | null>;
    }
  | { readonly kind: 'schemas'; readonly index: SchemaIndex }
  | { readonly kind: 'schema'; readonly schema: SchemaPage };

/** The props that a compiled MDX page takes. */
export interface MdxProps {
  // The key is MDX's own: the map from element names to what renders them.
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}

import type { ComponentType } from 'react';
import type { Card } from '../model/docs/card';
import type { Heading } from '../model/heading';
import type { ApiOverview, ApiReference, OperationGroup } from '../model/reference/api';
import type { OperationPage } from '../model/reference/operation';
import type { SidebarItem } from '../model/sidebar';

/** A page as its section's table lists it: where it is, what it is called, and how to load the rest. */
export interface PageEntry {
  /** Site path, without the base. */
  readonly path: string;
  readonly title: string;
  readonly unlisted: boolean;
  /** The module that `load` imports, as the build's manifest names it; pages made from the table have none. */
  readonly module?: string;
  readonly load: () => Promise<PageContent>;
}

/** What a page says and shows. */
export interface PageContent {
  /** For search engines and link previews. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly view: PageView;
}

/** What a page shows, by kind. */
export type PageView =
  | {
      readonly kind: 'guide';
      readonly title: string;
      readonly Body: ComponentType<MdxProps>;
      readonly headings: readonly Heading[];
      readonly hideTableOfContents: boolean;
      /** The file below the project's root. */
      readonly source: string;
    }
  | {
      readonly kind: 'category';
      readonly title: string;
      readonly description: string;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'api'; readonly reference: ApiReference }
  | {
      readonly kind: 'overview';
      readonly overview: ApiOverview;
      readonly groups: readonly OperationGroup[];
      readonly apiPath: string;
    }
  | { readonly kind: 'operation'; readonly operation: OperationPage };

/** The props that a compiled MDX page takes. */
export interface MdxProps {
  // The key is MDX's own: the map from element and component names to what renders them.
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}

/** All pages of one section, and how they hang together. */
export interface PageTable {
  readonly sidebar: readonly SidebarItem[];
  readonly pages: readonly PageEntry[];
}

/** A part of the site with a sidebar of its own, loaded when it is first opened. */
export interface Section {
  /** Also the id of its route. */
  readonly id: string;
  /** Site path that all its pages are below. */
  readonly path: string;
  /** The navbar item that it belongs to. */
  readonly navigation: 'guides' | 'apis';
  /** The module of its table and the chunk of its views, as the build's manifest names them. */
  readonly modules: readonly string[];
  readonly loadTable: () => Promise<PageTable>;
}

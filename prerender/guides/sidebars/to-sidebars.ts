import GithubSlugger from 'github-slugger';
import { assertNever } from '../../../src/model/assert-never';
import type { CategoryEntry } from '../../../src/model/guides/guide-table';
import type { CategoryLinkConfig } from '../../../src/model/guides/sidebar-config';
import type { SidebarItem, SidebarLink } from '../../../src/model/navigation/sidebar';
import { toAnchorText } from '../../text/slug';
import type { Doc } from '../pages/doc';
import { MAX_OUTLINE_LINKS } from '../../../src/model/navigation/sidebar-outline';
import type { PlainNode } from './expand-sidebars';
import { joinPath } from '../pages/to-doc-path';

/** What the items of sidebars refer to. */
export interface SidebarTargets {
  readonly versionPath: string;
  /** All docs by their ids, drafts too. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** Whether drafts are shown. */
  readonly drafts: boolean;
}

export interface ResolvedSidebars {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Categories that have a page of their own that lists what is in them. */
  readonly categories: readonly CategoryEntry[];
  /** Ids that no doc has, each once. */
  readonly unknownIds: readonly string[];
}

/** Sidebars as readers see them: labels and addresses for ids. */
export function toSidebars(
  sidebars: ReadonlyMap<string, readonly PlainNode[]>,
  targets: SidebarTargets,
): ResolvedSidebars {
  const categories: CategoryEntry[] = [];
  const unknownIds = new Set<string>();
  const slugger = new GithubSlugger();
  const resolved = new Map<string, readonly SidebarItem[]>();
  for (const [sidebar, nodes] of sidebars) {
    const context: Context = {
      isLarge: countLinks(nodes) > MAX_OUTLINE_LINKS,
      findDoc: (id) => {
        const doc = targets.docs.get(id);
        if (doc === undefined) unknownIds.add(id);
        return doc?.draft === true && !targets.drafts ? undefined : doc;
      },
      toIndexPath: (label, slug) =>
        joinPath(targets.versionPath, slug ?? `/category/${slugger.slug(toAnchorText(label))}`),
      addCategory: (category) => void categories.push({ ...category, sidebar }),
    };
    resolved.set(
      sidebar,
      nodes.flatMap((node) => toItems(node, context)),
    );
  }
  return { sidebars: resolved, categories, unknownIds: [...unknownIds] };
}

/** Docs and links, however deep. */
function countLinks(nodes: readonly PlainNode[]): number {
  return nodes.reduce(
    (count, node) => count + (node.type === 'category' ? countLinks(node.items) : 1),
    0,
  );
}

interface Context {
  /** Whether pages leave out what is in closed categories: each needs a page that lists it. */
  readonly isLarge: boolean;
  /** Undefined for drafts that are not shown, and for ids that no doc has. */
  readonly findDoc: (id: string) => Doc | undefined;
  readonly toIndexPath: (label: string, slug: string | undefined) => string;
  readonly addCategory: (category: Omit<CategoryEntry, 'sidebar'>) => void;
}

type Category = Extract<PlainNode, { type: 'category' }>;
type DocItem = Extract<PlainNode, { type: 'doc' | 'ref' }>;

function toItems(node: PlainNode, context: Context): readonly SidebarItem[] {
  switch (node.type) {
    case 'doc':
    case 'ref': {
      const doc = context.findDoc(node.id);
      return doc === undefined ? [] : [toLink(doc, node)];
    }
    case 'link': {
      const { type, label, href, className, description } = node;
      return [{ type, label, href, ...toLook({ className, description }) }];
    }
    case 'html':
      return [{ type: 'html', value: node.value, ...toLook({ className: node.className }) }];
    case 'category':
      return toCategory(node, context);
    default:
      return assertNever(node);
  }
}

/** A link to another sidebar's doc carries no id: the doc does not belong here. */
function toLink(doc: Doc, node: DocItem): SidebarLink {
  return {
    type: 'link',
    label: node.label ?? toDocLabel(doc),
    href: doc.path,
    ...(node.type === 'doc' && { docId: doc.id }),
    ...(doc.unlisted && { unlisted: true }),
    ...toLook({
      className: node.className ?? doc.sidebarClassName,
      description: node.description,
    }),
  };
}

/** What a sidebar calls a doc unless its file says otherwise. */
function toDocLabel({ sidebarLabel, title, id }: Doc): string {
  return sidebarLabel ?? (title === '' ? id : title);
}

interface Look {
  readonly className?: string | undefined;
  readonly description?: string | undefined;
}

function toLook({ className, description }: Look): { className?: string; description?: string } {
  return {
    ...(className !== undefined && { className }),
    ...(description !== undefined && { description }),
  };
}

/** Without items a category is no more than its doc, and without a doc it is nothing. */
function toCategory(node: Category, context: Context): readonly SidebarItem[] {
  const { label, link, className, description } = node;
  const doc = link?.type === 'doc' ? context.findDoc(link.id) : undefined;
  const index = findIndex(node, context);
  const indexPath = index && context.toIndexPath(label, index.slug);
  const items = node.items.flatMap((child) => toItems(child, context));
  if (items.length === 0) {
    if (doc === undefined) return [];
    return [toLink(doc, { type: 'doc', id: doc.id, label, ...toLook({ className, description }) })];
  }
  if (indexPath !== undefined) context.addCategory(toEntry(indexPath, label, link));
  const isFixed = node.collapsible === false;
  return [
    {
      type: 'category',
      label,
      ...(indexPath !== undefined && { href: indexPath }),
      ...(doc !== undefined && { href: doc.path, docId: doc.id }),
      ...(doc?.unlisted === true && { linkUnlisted: true }),
      items,
      ...toLook({ className, description }),
      ...(isFixed && { collapsible: false }),
      ...((isFixed || node.collapsed === false) && { collapsed: false }),
      exclusive: true,
    },
  ];
}

/** The list that is a category's page: the one that it asks for, or that a large sidebar needs. */
function findIndex({ link }: Category, { isLarge }: Context): GeneratedIndex | undefined {
  if (link?.type === 'generated-index') return link;
  return isLarge && link?.type !== 'doc' ? { type: 'generated-index' } : undefined;
}

type GeneratedIndex = Extract<CategoryLinkConfig, { type: 'generated-index' }>;

function toEntry(
  path: string,
  label: string,
  link: CategoryLinkConfig | null | undefined,
): Omit<CategoryEntry, 'sidebar'> {
  if (link?.type !== 'generated-index') return { path, title: label };
  const { title = label, description, keywords, image } = link;
  return {
    path,
    title,
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords }),
    ...(image !== undefined && { image }),
  };
}

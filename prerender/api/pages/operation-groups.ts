import type { OperationGroup, OperationSummary, ReferenceLabels } from '../../../src/model/api/api';
import { toPlainText } from '../../../src/model/text/rich-text';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import {
  findPathGroup,
  listGroupTags,
  listMarkTags,
  toTagLabel,
  toTagTree,
} from '../document/tag-tree';
import { toExternalDocs } from '../operation/descriptions';
import type { ToText } from '../../text/rich-text';

type Group = Omit<OperationGroup, 'slug'>;

/**
 * Operations by tag in the order of the document's tags, then those without tags by path, then webhooks.
 * A tag with a parent (OpenAPI 3.2) comes after its parent.
 */
export function toGroups(
  document: OpenApiDocument,
  toText: ToText,
  labels: ReferenceLabels,
): readonly OperationGroup[] {
  const all = listOperations(document);
  const operations = all.filter(({ kind }) => kind === 'operation');
  const untagged = operations.filter(
    ({ operation }) => listGroupTags(document, operation).length === 0,
  );
  const byPath = toOperationsByName(untagged, ({ path }) => [findPathGroup(document, path) ?? '']);
  const webhooks = all.filter(({ kind }) => kind === 'webhook');
  const groups = [
    ...toTagGroups(document, toOperationsByTag(operations), byPath, toText),
    toPlainGroup('other', labels.other, byPath.get('') ?? []),
    toWebhookGroup(document, { operations, webhooks }, toText, labels),
  ];
  return withSlugs(groups.filter((group) => isUsed(group, groups)));
}

/** True if a group or one of its subgroups has operations. */
function isUsed(group: Group, groups: readonly Group[]): boolean {
  if (group.operations.length > 0) return true;
  return groups.some((other) => other.parent === group.name && isUsed(other, groups));
}

function toTagGroups(
  document: OpenApiDocument,
  byTag: OperationsByName,
  byPath: OperationsByName,
  toText: ToText,
): readonly Group[] {
  const marks = listMarkTags(document);
  const all = document.tags ?? [];
  // The first of two declarations of a tag counts.
  const declared = new Map([...all, ...all.toReversed()].map((tag) => [tag.name, tag]));
  const tags = [...declared.keys(), ...byTag.keys()].filter((name) => !marks.has(name));
  const paths = [...byPath.keys()].filter((name) => name !== '');
  const { names, sections } = toTagSections(document, [...new Set([...tags, ...paths])]);
  return toTagTree(document, names).map(({ name, parent }) => {
    const tag = declared.get(name);
    const section = parent === undefined ? sections.get(name) : undefined;
    return {
      name,
      label: toTagLabel(name, tag),
      description: toPlainText(toText(tag?.description)),
      ...(section !== undefined && { section }),
      ...(parent !== undefined && { parent }),
      ...toExternalDocs(tag?.externalDocs, toText),
      operations: [...(byTag.get(name) ?? []), ...(byPath.get(name) ?? [])].map(toSummary),
    };
  });
}

type OperationsByName = ReadonlyMap<string, readonly LocatedOperation[]>;

function toOperationsByTag(operations: readonly LocatedOperation[]): OperationsByName {
  return toOperationsByName(operations, ({ operation }) => operation.tags ?? []);
}

/** The operations of each name, in one pass: an API may have thousands of operations and hundreds of tags. */
function toOperationsByName(
  operations: readonly LocatedOperation[],
  listNames: (located: LocatedOperation) => readonly string[],
): OperationsByName {
  const byName = new Map<string, LocatedOperation[]>();
  for (const located of operations) {
    for (const name of new Set(listNames(located))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [located]);
      else others.push(located);
    }
  }
  return byName;
}

function toPlainGroup(name: string, label: string, operations: readonly LocatedOperation[]): Group {
  return { name, label, description: '', operations: operations.map(toSummary) };
}

/** All webhooks, below what is said about the tags that only they have. */
function toWebhookGroup(
  document: OpenApiDocument,
  {
    operations,
    webhooks,
  }: Readonly<Record<'operations' | 'webhooks', readonly LocatedOperation[]>>,
  toText: ToText,
  labels: ReferenceLabels,
): Group {
  const others = new Set([
    ...toOperationsByTag(operations).keys(),
    ...listMarkTags(document).keys(),
  ]);
  const theirs = toOperationsByTag(webhooks);
  const own = (document.tags ?? []).filter(({ name }) => theirs.has(name) && !others.has(name));
  const descriptions = own.map(({ description }) => toPlainText(toText(description)));
  return {
    ...toPlainGroup('webhooks', labels.webhooks, webhooks),
    description: descriptions.filter((text) => text !== '').join(' '),
    ...toExternalDocs(own.find((tag) => tag.externalDocs !== undefined)?.externalDocs, toText),
  };
}

/** Makes slugs unique: tags may differ only in punctuation, or consist of it. */
function withSlugs(groups: readonly Group[]): readonly OperationGroup[] {
  const taken = new Set<string>();
  const slugs = new Map<string, string>();
  return groups.map((group) => {
    const slug = toKebabCase(group.name) || 'group';
    let free = slug;
    for (let count = 2; taken.has(free); count++) free = `${slug}-${count}`;
    taken.add(free);
    slugs.set(group.name, free);
    const { parent, ...rest } = group;
    const around = parent === undefined ? undefined : slugs.get(parent);
    return { ...rest, slug: free, ...(around !== undefined && { parent: around }) };
  });
}

function toSummary({ slug, title, method, path, operation }: LocatedOperation): OperationSummary {
  return {
    slug,
    title,
    method: method.toUpperCase(),
    path,
    deprecated: operation.deprecated === true,
  };
}

/** Tags in navigation order, and the sections of those that have one. */
interface TagSections {
  readonly names: readonly string[];
  readonly sections: ReadonlyMap<string, string>;
}

/** Reads `x-tagGroups`. Tags without a section come last, so that no operation is lost. */
function toTagSections(document: OpenApiDocument, tags: readonly string[]): TagSections {
  const sections = new Map<string, string>();
  for (const { name, tags: inside } of listTagGroups(document)) {
    for (const tag of inside) if (tags.includes(tag) && !sections.has(tag)) sections.set(tag, name);
  }
  return { names: [...new Set([...sections.keys(), ...tags])], sections };
}

interface TagGroup {
  readonly name: string;
  readonly tags: readonly string[];
}

/** Ignores malformed entries, because extensions are not validated. */
function listTagGroups(document: OpenApiDocument): readonly TagGroup[] {
  const groups = document['x-tagGroups'];
  return Array.isArray(groups) ? groups.filter(isTagGroup) : [];
}

function isTagGroup(value: unknown): value is TagGroup {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'tags' in value &&
    Array.isArray(value.tags) &&
    value.tags.every((tag) => typeof tag === 'string')
  );
}

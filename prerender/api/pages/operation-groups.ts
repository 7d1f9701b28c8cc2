import type { OperationGroup, OperationSummary } from '../../../src/model/api/api';
import type { ReferenceLabels } from '../../../src/model/api/reference-labels';
import { toPlainText } from '../../../src/model/text/rich-text';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument } from '../document/document';
import type { LocatedOperation } from '../document/list-operations';
import { listOperations } from '../document/list-operations';
import { listMarkTags, toTagLabel, toTagTree } from '../document/tag-tree';
import { toExternalDocs } from '../operation/to-external-docs';
import { toTagSections } from './to-tag-sections';
import type { ToText } from '../document/to-text';

type Group = Omit<OperationGroup, 'slug'>;

/**
 * Operations by tag in the order of the document's tags, then those without tags, then webhooks.
 * A tag that is within another one (OpenAPI 3.2) follows it.
 */
export function toGroups(
  document: OpenApiDocument,
  toText: ToText,
  labels: ReferenceLabels,
): readonly OperationGroup[] {
  const all = listOperations(document);
  const operations = all.filter(({ kind }) => kind === 'operation');
  const rest = operations.filter((located) => listGroupTags(document, located).length === 0);
  const webhooks = all.filter(({ kind }) => kind === 'webhook');
  const groups = [
    ...toTagGroups(document, operations, toText),
    toPlainGroup('other', labels.other, rest),
    toPlainGroup('webhooks', labels.webhooks, webhooks),
  ];
  return withSlugs(groups.filter((group) => isUsed(group, groups)));
}

/** Whether a group has operations, or holds one that has. */
function isUsed(group: Group, groups: readonly Group[]): boolean {
  if (group.operations.length > 0) return true;
  return groups.some((other) => other.parent === group.name && isUsed(other, groups));
}

/** The tags of an operation that group it: others only say something of it, such as `beta`. */
function listGroupTags(
  document: OpenApiDocument,
  { operation }: LocatedOperation,
): readonly string[] {
  const marks = listMarkTags(document);
  return [...new Set(operation.tags)].filter((tag) => !marks.has(tag));
}

function toTagGroups(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
  toText: ToText,
): readonly Group[] {
  const marks = listMarkTags(document);
  const declared = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const byTag = toMembers(operations);
  const { names, sections } = toTagSections(
    document,
    [...new Set([...declared.keys(), ...byTag.keys()])].filter((name) => !marks.has(name)),
  );
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
      operations: (byTag.get(name) ?? []).map(toSummary),
    };
  });
}

/** In one pass: an API may have thousands of operations and hundreds of tags. */
function toMembers(operations: readonly LocatedOperation[]) {
  const members = new Map<string, LocatedOperation[]>();
  for (const located of operations) {
    for (const tag of new Set(located.operation.tags)) {
      const others = members.get(tag);
      if (others === undefined) members.set(tag, [located]);
      else others.push(located);
    }
  }
  return members;
}

function toPlainGroup(name: string, label: string, operations: readonly LocatedOperation[]): Group {
  return { name, label, description: '', operations: operations.map(toSummary) };
}

/** Tags may differ in signs only, or have nothing but signs. */
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

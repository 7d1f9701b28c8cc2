import type { OperationGroup, OperationSummary } from '../../src/model/reference/api';
import { toPlainText } from '../../src/model/rich-text';
import { toKebabCase } from '../../src/model/slug';
import type { OpenApiDocument } from './document';
import type { LocatedOperation } from './list-operations';
import { listOperations } from './list-operations';
import { toExternalDocs } from './to-external-docs';
import { toTagSections } from './to-tag-sections';
import type { ToText } from './to-text';

type Group = Omit<OperationGroup, 'slug'>;

/** Operations by tag in the order of the document's tags, then those without tags, then webhooks. Behaviour SC.11, SC.12. */
export function toGroups(document: OpenApiDocument, toText: ToText): readonly OperationGroup[] {
  const all = listOperations(document);
  const operations = all.filter(({ kind }) => kind === 'operation');
  const rest = operations.filter(({ operation }) => (operation.tags ?? []).length === 0);
  const webhooks = all.filter(({ kind }) => kind === 'webhook');
  const groups = [
    ...toTagGroups(document, operations, toText),
    toPlainGroup('other', 'Other', rest),
    toPlainGroup('webhooks', 'Webhooks', webhooks),
  ];
  return withSlugs(groups.filter((group) => group.operations.length > 0));
}

function toTagGroups(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
  toText: ToText,
): readonly Group[] {
  const declared = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const byTag = toMembers(operations);
  const { names, sections } = toTagSections(document, [
    ...new Set([...declared.keys(), ...byTag.keys()]),
  ]);
  return names.map((name) => {
    const tag = declared.get(name);
    const section = sections.get(name);
    return {
      name,
      label: tag?.['x-displayName'] ?? tag?.summary ?? toLabel(name),
      description: toPlainText(toText(tag?.description)),
      ...(section !== undefined && { section }),
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
  return groups.map((group) => {
    const slug = toKebabCase(group.name) || 'group';
    let free = slug;
    for (let count = 2; taken.has(free); count++) free = `${slug}-${count}`;
    taken.add(free);
    return { ...group, slug: free };
  });
}

function toLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
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

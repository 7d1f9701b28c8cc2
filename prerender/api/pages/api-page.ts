import type {
  ApiReference,
  ApiSummary,
  OperationGroup,
  OperationSummary,
  ReferenceLabels,
} from '../../../src/model/api/api';
import { englishLabels } from '../../../src/model/api/api';
import { toDefined } from '../../../src/model/defined';
import { takeName } from '../../../src/model/free-name';
import { isObject } from '../../../src/model/json-object';
import { toPlainText } from '../../../src/model/text/rich-text';
import { toGroups } from '../../../src/model/to-groups';
import type { ToText } from '../../text/rich-text';
import { toKebabCase } from '../../text/slug';
import { getSchemaNames } from '../document/components';
import type { OpenApiDocument, Spec } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listGroups, listOperations, toOverviewSlug } from '../document/operations';
import { listGroupTags, listMarkTags, toTagLabel, toTagTree } from '../document/tag-tree';
import { toExternalDocs, toFirstSentence } from '../operation/descriptions';
import { hasErrors } from './errors-page';

/** The part of a spec that determines its table of pages. */
type Described = Pick<Spec, 'id' | 'document'>;

/** The table of an API's pages, grouped by tag in the order of the document's tags. */
export function toApiReference(
  spec: Described,
  path: string,
  toText: ToText,
  labels: ReferenceLabels = englishLabels,
  hasChanges = false,
): ApiReference {
  const { info } = spec.document;
  return {
    ...toApiSummary(spec.id, path, info.title),
    title: info.title,
    version: info.version,
    summary: info.summary ?? toFirstSentence(toPlainText(toText(info.description))),
    overview: toOverviewSlug(spec.document),
    groups: toOperationGroups(spec.document, toText, labels),
    labels,
    hasErrors: listOperations(spec.document).some(
      ({ kind, operation }) => kind === 'operation' && hasErrors(operation),
    ),
    ...(hasChanges && { hasChanges }),
    schemas: getSchemaNames(spec.document),
  };
}

/** The data about an API that every page of the site has. */
export function toApiSummary(id: string, path: string, title: string): ApiSummary {
  return {
    id,
    path,
    label: title.replace(/ (?:API )?Document$/, (words) => (words.includes('API') ? ' API' : '')),
  };
}

type Group = Omit<OperationGroup, 'slug'>;

/**
 * Operations by tag in the order of the document's tags, then those without tags by path, then webhooks.
 * A tag with a parent (OpenAPI 3.2) comes after its parent.
 */
function toOperationGroups(
  document: OpenApiDocument,
  toText: ToText,
  labels: ReferenceLabels,
): readonly OperationGroup[] {
  const all = listOperations(document);
  const operations = all.filter(({ kind }) => kind === 'operation');
  const webhooks = all.filter(({ kind }) => kind === 'webhook');
  const isTagged = ({ operation }: LocatedOperation) =>
    listGroupTags(document, operation).length > 0;
  const byName = toGroups(
    [...operations.filter(isTagged), ...operations.filter((operation) => !isTagged(operation))],
    (operation) => listGroups(document, operation),
  );
  const groups = [
    ...toTagGroups(document, byName, toText),
    toPlainGroup('other', labels.other, byName.get('') ?? []),
    toWebhookGroup(document, byName, webhooks, toText, labels),
  ];
  return withSlugs(groups.filter((group) => isUsed(group, groups)));
}

/** True if a group or one of its subgroups has operations. */
function isUsed(group: Group, groups: readonly Group[]): boolean {
  if (group.operations.length > 0) return true;
  return groups.some((other) => other.parent === group.name && isUsed(other, groups));
}

type OperationsByName = ReadonlyMap<string, readonly LocatedOperation[]>;

function toTagGroups(
  document: OpenApiDocument,
  byName: OperationsByName,
  toText: ToText,
): readonly Group[] {
  const marks = listMarkTags(document);
  const all = (document.tags ?? []).filter(({ name }) => !marks.has(name));
  // The first of two declarations of a tag counts.
  const declared = new Map([...all, ...all.toReversed()].map((tag) => [tag.name, tag]));
  const known = new Set([...declared.keys(), ...byName.keys()]);
  known.delete('');
  const placed = listSectionTags(document).filter(({ name }) => known.has(name));
  // Tags without a section come last, so that no operation is lost.
  const names = new Set([...placed.map(({ name }) => name), ...known]);
  return toTagTree(document, [...names]).map(({ name, parent }) => {
    const tag = declared.get(name);
    const section = placed.find((one) => one.name === name)?.section;
    return {
      ...toPlainGroup(name, toTagLabel(name, tag), byName.get(name) ?? []),
      description: toPlainText(toText(tag?.description)),
      ...toDefined({ section: parent === undefined ? section : undefined, parent }),
      ...toExternalDocs(tag?.externalDocs, toText),
    };
  });
}

function toPlainGroup(name: string, label: string, operations: readonly LocatedOperation[]): Group {
  return { name, label, description: '', operations: operations.map(toSummary) };
}

/** All webhooks, below what is said about the tags that only they have. */
function toWebhookGroup(
  document: OpenApiDocument,
  byName: OperationsByName,
  webhooks: readonly LocatedOperation[],
  toText: ToText,
  labels: ReferenceLabels,
): Group {
  const tags = new Set(webhooks.flatMap(({ operation }) => listGroupTags(document, operation)));
  const own = (document.tags ?? []).filter(({ name }) => tags.has(name) && !byName.has(name));
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
  return groups.map(({ parent, ...group }) => {
    const slug = takeName(taken, toKebabCase(group.name) || 'group');
    slugs.set(group.name, slug);
    return { ...group, slug, ...toDefined({ parent: parent && slugs.get(parent) }) };
  });
}

function toSummary({ slug, title, method, path, operation }: LocatedOperation): OperationSummary {
  const deprecated = operation.deprecated === true;
  return { slug, title, method: method.toUpperCase(), path, deprecated };
}

/** The tags in `x-tagGroups` with their sections. Ignores malformed entries, because extensions are not validated. */
function listSectionTags({ 'x-tagGroups': groups }: OpenApiDocument) {
  const objects = Array.isArray(groups) ? groups.filter(isObject) : [];
  return objects.flatMap(({ name: section, tags }) =>
    typeof section === 'string' && areTexts(tags) ? tags.map((name) => ({ name, section })) : [],
  );
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

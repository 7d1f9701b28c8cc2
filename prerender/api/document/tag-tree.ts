import { oncePer } from '../../../src/model/once-per';
import { toKebabCase } from '../../text/slug';
import { toWords } from '../../text/words';
import type { OpenApiDocument, OperationObject, TagObject } from './document';
import { methods } from './document';
import { resolve } from './resolve';

/** A tag with its parent tag. */
export interface PlacedTag {
  readonly name: string;
  readonly parent?: string;
}

/** Tags in order, each followed by its children; tags in a circle are roots. OpenAPI 3.2. */
export function toTagTree(
  document: OpenApiDocument,
  names: readonly string[],
): readonly PlacedTag[] {
  const parents = new Map(
    (document.tags ?? []).flatMap(({ name, parent }) =>
      parent !== undefined && names.includes(parent) ? [[name, parent] as const] : [],
    ),
  );
  const roots = names.filter((name) => !parents.has(name) || isCircular(name, parents));
  const toBranch = (tag: PlacedTag): readonly PlacedTag[] => [
    tag,
    ...names
      .filter((name) => parents.get(name) === tag.name && !roots.includes(name))
      .flatMap((name) => toBranch({ name, parent: tag.name })),
  ];
  return roots.flatMap((name) => toBranch({ name }));
}

/** True for a tag among its own ancestors. */
export function isCircular(name: string, parents: ReadonlyMap<string, string>): boolean {
  const around = new Set<string>();
  for (let at = parents.get(name); at !== undefined && !around.has(at); at = parents.get(at))
    around.add(at);
  return around.has(name);
}

/** The tags that mark operations instead of grouping them, by name. */
export function listMarkTags({ tags = [] }: OpenApiDocument): ReadonlyMap<string, TagObject> {
  const marks = tags.filter(({ kind = 'nav' }) => kind !== 'nav');
  return new Map(marks.map((tag) => [tag.name, tag]));
}

/** The label of a tag. */
export function toTagLabel(name: string, tag: TagObject | undefined): string {
  return tag?.['x-displayName'] ?? tag?.summary ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The tags that group an operation. Others, such as `beta`, are badges. */
export function listGroupTags(
  document: OpenApiDocument,
  { tags }: OperationObject,
): readonly string[] {
  const marks = listMarkTags(document);
  return [...new Set(tags)].filter((tag) => !marks.has(tag));
}

/** The group of an operation without tags: the first segment of its path that tells what it is about. */
export function findPathGroup(document: OpenApiDocument, path: string): string | undefined {
  const segment = path.split('/').find((part) => part !== '' && !TELLS_NOTHING.test(part));
  // Some paths end in `:batch`, `.json` or `('{id}')`.
  const name = toWords(segment?.replace(/[:.(].*/, '') ?? '');
  if (name === '') return undefined;
  return getGroupTags(document).get(toKebabCase(name)) ?? name;
}

/** The tags that group operations, by their names in an address; those that the document declares come first. */
const getGroupTags = oncePer((document: OpenApiDocument): ReadonlyMap<string, string> => {
  const items = Object.values(document.paths ?? {}).map((item) => resolve(document, item));
  const operations = items.flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  const marks = listMarkTags(document);
  const declared = (document.tags ?? []).map(({ name }) => name);
  const tags = [...declared, ...operations.flatMap((operation) => operation.tags ?? [])];
  const groups = tags.filter((tag) => !marks.has(tag));
  return new Map(groups.toReversed().map((tag) => [toKebabCase(tag), tag]));
});

/** A version, a parameter, or what all paths of an API begin with. */
const TELLS_NOTHING = /^(?:v\d[\w.]*|\d[\d.-]*|api|rest|\{.*)$/i;

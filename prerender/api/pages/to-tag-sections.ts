import type { OpenApiDocument } from '../document/document';

/** Tags in the order of navigation, and the sections that hold some of them. */
export interface TagSections {
  readonly names: readonly string[];
  readonly sections: ReadonlyMap<string, string>;
}

/** Reads `x-tagGroups`; tags that it does not name come last, so that no operation is lost. */
export function toTagSections(document: OpenApiDocument, tags: readonly string[]): TagSections {
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

/** Extensions are not validated: what has another form counts as absent. */
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

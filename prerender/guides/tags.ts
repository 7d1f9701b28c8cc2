import type { GuidePage } from '../../src/model/guides/guide-page';
import type { TagEntry } from '../../src/model/guides/guide-table';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import type { Source } from '../sources/sources';
import type { YamlSource } from '../sources/yaml-source';
import { listMapErrors, parseYamlSource } from '../sources/yaml-source';
import { toKebabCase } from '../text/slug';
import type { Doc } from './docs/doc';
import { toKeyPosition } from './docs/doc';
import { joinPath } from './docs/doc-address';
import type { TagName } from './docs/front-matter';
import { isObject } from '../../src/model/json-object';
import { address, optionalText, text } from './fields/field-types';
import { readFields, toUnknownKey, toFieldMap } from './fields/fields';

export interface DocTags {
  /** Sorted by label. */
  readonly tags: readonly TagEntry[];
  /** By doc id; a tag without listed docs has no page and is left out. */
  readonly ofDocs: ReadonlyMap<string, GuidePage['tags']>;
  readonly problems: readonly Problem[];
}

/** Groups docs by tag, and lists the tags of each doc. */
export function toTags(docs: readonly Doc[], versionPath: string, file?: TagsFile): DocTags {
  const tags = new Map<string, TaggedDocs>();
  for (const doc of docs) {
    for (const tag of toOwnTags(doc, versionPath, file)) {
      const known = tags.get(tag.path) ?? { tag, docs: new Set() };
      tags.set(tag.path, known);
      if (!doc.unlisted) known.docs.add(doc);
    }
  }
  const shown = new Map([...tags].filter(([, tagged]) => tagged.docs.size > 0));
  return {
    tags: [...shown.values()].map(toEntry).toSorted(byLabel),
    ofDocs: new Map(
      docs.map((doc) => {
        const paths = new Set(toOwnTags(doc, versionPath, file).map(({ path }) => path));
        return [doc.id, [...paths].flatMap((path) => toPageTag(shown.get(path)))];
      }),
    ),
    problems: file === undefined ? [] : docs.flatMap((doc) => checkTags(doc, file)),
  };
}

interface Tag extends DefinedTag {
  readonly path: string;
}

interface TaggedDocs {
  /** As written in the first doc that has it. */
  readonly tag: Tag;
  readonly docs: Set<Doc>;
}

function toOwnTags(doc: Doc, versionPath: string, file: TagsFile | undefined): readonly Tag[] {
  return doc.tags.map((name) => {
    const tag = toDefinedTag(name, file);
    const below = tag.permalink ?? toTagSlug(tag.label);
    return { ...tag, path: joinPath(versionPath, `tags/${below}`) };
  });
}

function toDefinedTag(name: TagName, file: TagsFile | undefined): DefinedTag {
  if (typeof name !== 'string') return name;
  const defined = file?.tags.get(name);
  return defined === undefined ? { label: name } : { permalink: toTagSlug(name), ...defined };
}

/** `API version` → `api-version`; a name made only of symbols is kept. */
function toTagSlug(name: string): string {
  return toKebabCase(name, /['’]/g) || name;
}

function toEntry({ tag: { label, path, description }, docs }: TaggedDocs): TagEntry {
  return {
    label,
    path,
    ...(description !== undefined && { description }),
    docs: [...docs].toSorted((a, b) => compare(a.title, b.title)).map(({ id }) => id),
  };
}

function toPageTag(tagged: TaggedDocs | undefined): GuidePage['tags'] {
  return tagged === undefined ? [] : [{ label: tagged.tag.label, path: tagged.tag.path }];
}

function byLabel(a: TagEntry, b: TagEntry): number {
  return compare(a.label, b.label);
}

const { compare } = new Intl.Collator('en');

function checkTags(doc: Doc, { file, tags: defined }: TagsFile): readonly Problem[] {
  const unknown = doc.tags
    .filter((name) => typeof name === 'string')
    .filter((name) => !defined.has(name));
  const [first] = unknown;
  if (first === undefined) return [];
  const nearest = findNearest(first, defined.keys());
  return [
    {
      file: doc.file,
      ...toKeyPosition(doc, 'tags'),
      severity: 'warning',
      message: `Tags [${unknown.join(', ')}] used in ${doc.file} are not defined in ${file}`,
      hint: nearest === undefined ? `Add "${first}:" to ${file}.` : `Did you mean "${nearest}"?`,
    },
  ];
}

const tagFields = { label: text, description: optionalText, permalink: address } as const;

/** A tag defined in `tags.yml`. */
export interface DefinedTag {
  readonly label: string;
  readonly description?: string;
  /** Relative to the path of the tags. */
  readonly permalink?: string;
}

export interface TagsFile {
  readonly file: string;
  /** By the name used in front matter. */
  readonly tags: ReadonlyMap<string, DefinedTag>;
  readonly problems: readonly Problem[];
}

/** Reads `tags.yml`: tag names, each with an optional label, description and permalink. */
export function toTagsFile({ file, text: content }: Source): TagsFile {
  const source = parseYamlSource(file, content);
  const errors = listMapErrors(source);
  if (errors.length === 0) return readTags(source);
  const problems = errors.map(({ position, message }): Problem => ({
    file,
    ...position,
    severity: 'error',
    message: `The file is not valid YAML: ${message}.`,
    hint: 'Write lines as in "routing:" or "routing: { label: Routing }".',
  }));
  return { file, tags: new Map(), problems };
}

const unknownKey = toUnknownKey('error', 'tag key');

function readTags(source: YamlSource): TagsFile {
  const { file } = source;
  const tags = new Map<string, DefinedTag>();
  const problems: Problem[] = [];
  const { entries, locate } = toFieldMap(source, source.yaml.contents);
  for (const [name, { value, node }] of entries) {
    const read = readFields(toFieldMap(source, node), tagFields, unknownKey);
    problems.push(...read.problems);
    if (value !== null && !isObject(value)) {
      problems.push({
        file,
        ...locate(name),
        severity: 'error',
        message: `The tag "${name}" must be a map or empty.`,
        hint: `Write it as in "${name}: { label: ${name} }".`,
      });
    }
    tags.set(name, { label: name, ...read.fields });
  }
  return { file, tags, problems };
}

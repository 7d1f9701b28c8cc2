import { isMap, isScalar } from 'yaml';
import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import { optionalText, text } from '../front-matter/field-forms';
import { readFields } from '../front-matter/read-fields';
import type { YamlSource } from '../../sources/yaml-source';
import { toNodePosition, listMapErrors, parseYamlSource } from '../../sources/yaml-source';

const tagFields = { label: text, description: optionalText, permalink: text } as const;

/** A tag that is defined for all docs. */
export interface DefinedTag {
  readonly label: string;
  readonly description?: string;
  /** Below the path of the tags. */
  readonly permalink?: string;
}

export interface TagsFile {
  readonly file: string;
  /** By the names that front matter uses. */
  readonly tags: ReadonlyMap<string, DefinedTag>;
  readonly problems: readonly Problem[];
}

/** Reads `tags.yml`: names with labels, descriptions and permalinks, or with nothing. */
export function toTagsFile({ file, text: content }: Source): TagsFile {
  const source = parseYamlSource(file, content.replace(/^\uFEFF/, ''));
  const faults = listMapErrors(source);
  if (faults.length > 0) {
    const problems = faults.map(({ position, message }): Problem => ({
      file,
      ...position,
      severity: 'error',
      message: `The file is not valid YAML: ${message}.`,
      hint: 'Write lines as in "routing:" or "routing: { label: Routing }".',
    }));
    return { file, tags: new Map(), problems };
  }
  return readTags(source);
}

function readTags(source: YamlSource): TagsFile {
  const { file, yaml } = source;
  const tags = new Map<string, DefinedTag>();
  const problems: Problem[] = [];
  for (const { key, value } of isMap(yaml.contents) ? yaml.contents.items : []) {
    const name = String(isScalar(key) ? (key.source ?? key.value) : key);
    const read = readFields(source, value, tagFields, { severity: 'error', what: 'tag key' });
    problems.push(...read.problems);
    if (!isMap(value) && !(isScalar(value) ? value.value === null : value === null)) {
      problems.push({
        file,
        ...toNodePosition(source, key),
        severity: 'error',
        message: `The tag "${name}" must be a map or empty.`,
        hint: `Write it as in "${name}: { label: ${name} }".`,
      });
    }
    tags.set(name, { label: name, ...read.fields });
  }
  return { file, tags, problems };
}

import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import { isRecord, optionalText, text } from '../fields/field-types';
import { readFields, toUnknownKey, toYamlFields } from '../fields/fields';
import type { YamlSource } from '../../sources/yaml-source';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';

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

/** Reads `tags.yml`: names, each with a label, a description and a permalink, or with nothing. */
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
  const { entries, locate } = toYamlFields(source, source.yaml.contents);
  for (const [name, { value, node }] of entries) {
    const read = readFields(toYamlFields(source, node), tagFields, unknownKey);
    problems.push(...read.problems);
    if (value !== null && !isRecord(value)) {
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

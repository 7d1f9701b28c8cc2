import type { Alias, Document } from 'yaml';
import { isNode, visit } from 'yaml';

/** Something that is wrong with a YAML text by itself. */
export interface YamlComplaint {
  /** Characters from the start of the text. */
  readonly offset: number;
  readonly message: string;
}

/** Errors of the syntax, and aliases without an anchor: often a text that begins with a star. */
export function listYamlComplaints(yaml: Document): readonly YamlComplaint[] {
  if (yaml.errors.length > 0) {
    return yaml.errors.map(({ pos: [offset], message }) => ({ offset, message }));
  }
  const complaints: YamlComplaint[] = [];
  visit(yaml, {
    Alias(_key, alias, path) {
      const fault = findFault(yaml, alias, path);
      if (fault === undefined) return;
      complaints.push({ offset: alias.range?.[0] ?? 0, message: `"*${alias.source}" ${fault}` });
    },
  });
  return complaints;
}

function findFault(yaml: Document, alias: Alias, path: readonly unknown[]): string | undefined {
  const target = alias.resolve(yaml);
  if (!isNode(target)) return 'refers to an anchor that the file does not have';
  return path.includes(target) ? 'refers to the value that it stands in' : undefined;
}

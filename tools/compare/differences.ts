import { diffArrays } from 'diff';
import type { FinishedSite } from './finished-site';

/** The differences between two builds of a site. */
export interface Differences {
  /** Files of the first build that the second does not have. */
  readonly gone: readonly string[];
  /** Files of the second build that the first does not have. */
  readonly added: readonly string[];
  readonly changes: readonly Change[];
}

/** One change, wherever it occurs. */
export interface Change {
  readonly before: string;
  readonly after: string;
  /** The files that it occurs in. */
  readonly files: readonly string[];
}

/** Compares two builds of a site. A change that several files share is listed once. */
export function findDifferences(before: FinishedSite, after: FinishedSite): Differences {
  const files = new Map<string, { readonly change: readonly [string, string]; files: string[] }>();
  for (const [file, text] of before) {
    const other = after.get(file);
    if (other === undefined || other === text) continue;
    for (const change of listChanges(text, other)) {
      const key = change.join('\0');
      const known = files.get(key);
      if (known === undefined) files.set(key, { change, files: [file] });
      else if (known.files.at(-1) !== file) known.files.push(file);
    }
  }
  return {
    gone: [...before.keys()].filter((file) => !after.has(file)),
    added: [...after.keys()].filter((file) => !before.has(file)),
    changes: [...files.values()]
      .map(({ change: [old, now], files }) => ({ before: old, after: now, files }))
      .toSorted((a, b) => b.files.length - a.files.length),
  };
}

function listChanges(before: string, after: string): readonly (readonly [string, string])[] {
  const changes: (readonly [string, string])[] = [];
  let removed = '';
  const parts = diffArrays(toPieces(before), toPieces(after));
  for (const [index, part] of parts.entries()) {
    const text = part.value.join('');
    if (part.removed) {
      if (parts[index + 1]?.added) removed = text;
      else changes.push([text, '']);
    } else if (part.added) {
      changes.push([removed, text]);
      removed = '';
    }
  }
  return changes;
}

/** Splits a text into lines, elements, CSS rules and JSON members, so that a change shows its context. */
function toPieces(text: string): string[] {
  return text.split(/(?<=\n)|(?<=>)(?=<)|(?<=\})(?=[^}])|(?<=,)(?=["{[])/);
}

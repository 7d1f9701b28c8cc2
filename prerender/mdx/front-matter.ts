import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { GuideDetails, GuideMeta } from '../../src/model/docs/guide-meta';
import { toDocPath } from '../../src/model/docs/to-doc-path';
import type { Problem } from '../../src/model/problem';
import { findNearest } from '../problems/find-nearest';
import { listYamlComplaints } from '../yaml/list-yaml-complaints';

export interface ParsedFrontMatter {
  readonly meta: GuideMeta;
  readonly details: GuideDetails;
  readonly problems: readonly Problem[];
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

type FieldType = 'text' | 'number' | 'yes or no' | 'list of texts';

const fields: ReadonlyMap<string, FieldType> = new Map([
  ['title', 'text'],
  ['description', 'text'],
  ['keywords', 'list of texts'],
  ['slug', 'text'],
  ['sidebar_label', 'text'],
  ['sidebar_position', 'number'],
  ['hide_table_of_contents', 'yes or no'],
  ['unlisted', 'yes or no'],
]);

/** Reads a guide's front matter. It is plain YAML; no other engine is ever asked. */
export function parseFrontMatter(file: string, source: string): ParsedFrontMatter {
  const id = file.replace(/^content\/docs\//, '').replace(/\.mdx$/, '');
  const match = FENCE.exec(source);
  if (match === null) return { ...toValues(id, new Map()), problems: [missingFence(file, source)] };
  const lines = new LineCounter();
  const yaml = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false });
  // The front matter starts on the file's second line.
  const locate = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const complaints = listYamlComplaints(yaml);
  if (complaints.length > 0) {
    const problems = complaints.map(({ offset, message }) =>
      problem(
        file,
        locate(offset),
        `The front matter is not valid YAML: ${message}.`,
        'Put quotes around values that hold a colon or start with a special character.',
      ),
    );
    return { ...toValues(id, new Map()), problems };
  }
  const items = isMap(yaml.contents) ? yaml.contents.items : [];
  const values = new Map<string, unknown>();
  const problems = items.flatMap((item): readonly Problem[] => {
    const key = String(isScalar(item.key) ? item.key.value : item.key);
    const range = isScalar(item.key) ? (item.key.range?.[0] ?? 0) : 0;
    const value = (yaml.toJS() as Record<string, unknown>)[key];
    const complaint = checkField(key, value);
    if (complaint === undefined) values.set(key, value);
    return complaint === undefined ? [] : [{ ...complaint, file, ...locate(range) }];
  });
  const missing = items.some(({ key }) => isScalar(key) && key.value === 'title')
    ? []
    : [
        problem(
          file,
          { line: 1, column: 1 },
          'The page has no title.',
          'Add "title: …" to the front matter.',
        ),
      ];
  return { ...toValues(id, values), problems: [...problems, ...missing] };
}

function checkField(key: string, value: unknown): Omit<Problem, 'file'> | undefined {
  const type = fields.get(key);
  if (type === undefined) {
    const nearest = findNearest(key, fields.keys());
    const hint =
      nearest === undefined
        ? `Known keys: ${[...fields.keys()].join(', ')}.`
        : `Did you mean "${nearest}"?`;
    return { severity: 'warning', message: `The front matter key "${key}" is not known.`, hint };
  }
  if (isOfType(value, type)) return undefined;
  return {
    severity: 'error',
    message: `"${key}" must be a ${type}.`,
    hint: `Write it as in "${key}: ${examples[type]}".`,
  };
}

const examples: Record<FieldType, string> = {
  text: '"Some words"',
  number: '2',
  'yes or no': 'true',
  'list of texts': '[first, second]',
};

function isOfType(value: unknown, type: FieldType): boolean {
  if (type === 'list of texts')
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (type === 'yes or no') return typeof value === 'boolean';
  return type === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '';
}

function toValues(
  id: string,
  values: ReadonlyMap<string, unknown>,
): { meta: GuideMeta; details: GuideDetails } {
  const title = (values.get('title') as string | undefined) ?? id;
  const path = toDocPath(id, values.get('slug') as string | undefined);
  const position = values.get('sidebar_position') as number | undefined;
  return {
    meta: {
      id,
      path,
      title,
      sidebarLabel: (values.get('sidebar_label') as string | undefined) ?? title,
      ...(position !== undefined && { sidebarPosition: position }),
      hideTableOfContents: values.get('hide_table_of_contents') === true,
      unlisted: values.get('unlisted') === true,
    },
    details: {
      path,
      description: (values.get('description') as string | undefined) ?? title,
      keywords: (values.get('keywords') as readonly string[] | undefined) ?? [],
    },
  };
}

function missingFence(file: string, source: string): Problem {
  const started = source.startsWith('---');
  return problem(
    file,
    { line: 1, column: 1 },
    started ? 'The front matter is never closed.' : 'The page has no front matter.',
    started
      ? 'Add a line "---" after the last key.'
      : 'Start the file with "---", "title: …" and "---".',
  );
}

function problem(
  file: string,
  place: { line: number; column: number },
  message: string,
  hint: string,
): Problem {
  return { file, ...place, severity: 'error', message: message.replace(/\.\.$/, '.'), hint };
}

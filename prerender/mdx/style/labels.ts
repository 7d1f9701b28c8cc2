import { parseSync } from 'vite';
import { isScalar, parseDocument, visit } from 'yaml';
import { toPosition } from '../../sources/position';
import { visitEstree } from '../tree/mdx-tree';
import type { Prose, StyleProblem } from './prose';
import { OBJECT } from './prose';
import type { Style } from './style';
import { checkProses } from './style';

/** The keys of texts, in front matter, sidebars and categories. */
const kinds: ReadonlyMap<unknown, Prose['kind']> = new Map([
  ['title', 'title'],
  ['description', 'text'],
  ['label', 'label'],
  ['sidebar_label', 'label'],
  ['pagination_label', 'label'],
]);

/** The texts in the front matter of a guide. */
export function listFrontMatterProse(source: string, yaml: string): readonly Prose[] {
  return listYamlProse(source, yaml, source.indexOf('\n') + 1);
}

/** Checks the labels and descriptions in a sidebar file or a `_category_` file. */
export function checkLabels(file: string, source: string, style: Style): readonly StyleProblem[] {
  const proses = /\.(?:json|ya?ml)$/.test(file)
    ? listYamlProse(source, source, 0)
    : listCodeProse(file, source);
  return checkProses(proses, style);
}

/** Finds texts in the YAML or JSON that begins at an offset of a source. */
function listYamlProse(source: string, yaml: string, offset: number): readonly Prose[] {
  const found: Prose[] = [];
  const lines = yaml.split('\n');
  visit(parseDocument(yaml), {
    Pair(_, { key, value }) {
      const kind = isScalar(key) ? kinds.get(key.value) : undefined;
      if (kind === undefined || !isScalar(value) || typeof value.value !== 'string') return;
      const [start = 0, end = start] = value.range ?? [];
      const { line } = toPosition(yaml, start);
      if (lines.slice(Math.max(0, line - 2), line).some((each) => IGNORED.test(each))) return;
      found.push(toValueProse(kind, source, offset + start, offset + end));
    },
  });
  return found;
}

/** A comment on the line of a value, or on the line before. */
const IGNORED = /#\s*style-ignore\s*$/;

/** Finds texts in the objects of a module. */
function listCodeProse(file: string, source: string): readonly Prose[] {
  const found: Prose[] = [];
  visitEstree(parseSync(file, source).program, (node) => {
    if (node.type !== 'Property') return;
    const { key, value } = node;
    const kind = kinds.get(key.type === 'Identifier' ? key.name : 'value' in key && key.value);
    if (kind === undefined || value.type !== 'Literal' || typeof value.value !== 'string') return;
    const { start, end } = value as unknown as { readonly start: number; readonly end: number };
    found.push(toValueProse(kind, source, start, end));
  });
  return found;
}

/** A value, which may be in quotes or below the sign of a block. */
function toValueProse(kind: Prose['kind'], source: string, from: number, to: number): Prose {
  const value = source.slice(from, to);
  const [opening = ''] = /^(?:["']|[|>].*\n\s*)/.exec(value) ?? [];
  const text = value
    .slice(opening.length, /^["']$/.test(opening) ? -1 : undefined)
    .replaceAll(/`[^`]*`/g, (code) => OBJECT.repeat(code.length));
  return { kind, text, findPosition: (index) => toPosition(source, from + opening.length + index) };
}

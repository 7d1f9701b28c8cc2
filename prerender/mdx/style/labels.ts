import { isMap, isScalar, isSeq } from 'yaml';
import { parseSync } from 'vite';
import { toPosition } from '../../sources/position';
import { parseYamlSource } from '../../sources/yaml-source';
import type { Prose } from './prose';
import { OBJECT } from './prose';
import { checkProses } from './prose-rules';
import type { Style, StyleProblem } from './style';

/** What readers see of a sidebar and of a `_category_` file, by its key. */
const kinds: Readonly<Record<string, Prose['kind']>> = {
  label: 'label',
  title: 'title',
  description: 'text',
};

/** A text in a file. */
interface Label {
  readonly kind: Prose['kind'];
  readonly text: string;
  /** The offsets of its value, with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Checks the style of the labels in a sidebar file or a `_category_` file. */
export function checkLabels(file: string, content: string, style: Style): readonly StyleProblem[] {
  const labels = /\.(?:json|ya?ml)$/.test(file)
    ? listYamlLabels(content)
    : listCodeLabels(file, content);
  return checkProses(
    labels.map((label) => toProse(label, content)),
    style,
  );
}

function toProse({ kind, text, start, end }: Label, content: string): Prose {
  const first = content.slice(start, end).indexOf(text);
  return {
    kind,
    text: text.replaceAll(/`[^`]*`/g, (code) => OBJECT.repeat(code.length)),
    // With signs that are written otherwise than they are read, the place is that of the value.
    findPosition: (index) => toPosition(content, first < 0 ? start : start + first + index),
  };
}

function listYamlLabels(content: string): readonly Label[] {
  const found: Label[] = [];
  const visit = (node: unknown): void => {
    if (isSeq(node)) node.items.forEach(visit);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      visit(value);
      const kind = isScalar(key) ? kinds[String(key.value)] : undefined;
      if (kind === undefined || !isScalar(value) || typeof value.value !== 'string') continue;
      const [start = 0, end = start] = value.range ?? [];
      found.push({ kind, text: value.value, start, end });
    }
  };
  visit(parseYamlSource('', content).yaml.contents);
  return found;
}

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function listCodeLabels(file: string, content: string): readonly Label[] {
  const found: Label[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const each of Object.values(value)) visit(each);
    const node = value as Node;
    if (node.type !== 'Property') return;
    const key = node['key'] as Node;
    const text = node['value'] as Node;
    const kind = kinds[String(key['name'] ?? key['value'])];
    if (kind === undefined || text.type !== 'Literal' || typeof text['value'] !== 'string') return;
    found.push({ kind, text: text['value'], start: text.start, end: text.end });
  };
  visit(parseSync(file, content).program);
  return found.toSorted((a, b) => a.start - b.start);
}

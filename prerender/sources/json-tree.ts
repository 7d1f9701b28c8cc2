import type { Node } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { LineCounter } from 'yaml';
import { toJsonNumber } from '../../src/model/exact-number';
import type { LocatedFile } from './position';

/** A JSON text with the places of its values. */
export interface JsonTree {
  readonly text: string;
  readonly root: Node;
}

/**
 * Parses a JSON text; undefined if it is not JSON or repeats a name.
 *
 * Recursive, so its depth must be limited. A parser of YAML takes many times as long, and as much memory.
 */
export function findJsonTree(text: string): JsonTree | undefined {
  // The parser reads more than JSON, such as comments.
  const root = isJson(text) ? parseTree(text) : undefined;
  return root === undefined || repeatsName(root) ? undefined : { text, root };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function repeatsName({ type, children = [] }: Node): boolean {
  const names = new Set(children.map(toName));
  return (type === 'object' && names.size < children.length) || children.some(repeatsName);
}

/** The name of a member. */
function toName({ children: [name] = [] }: Node): unknown {
  return name?.value;
}

/** The plain data of a tree, with every digit of its numbers. */
export function toJsonValue({ text, root }: JsonTree): unknown {
  const toValue = ({ type, value, offset, length, children = [] }: Node): unknown => {
    if (type === 'number') return toJsonNumber(text.slice(offset, offset + length));
    if (type === 'array') return children.map(toValue);
    if (type !== 'object') return value;
    const members = children.flatMap(({ children: [name, member] = [] }) =>
      name && member ? [[name.value, toValue(member)] as const] : [],
    );
    // Unlike an assignment, this keeps a member called "__proto__".
    return Object.fromEntries(members);
  };
  return toValue(root);
}

/** Tells where the values of a JSON text are. */
export function toLocatedJson(text: string, tree = findJsonTree(text)): LocatedFile {
  return {
    lines: countLines(text),
    findOffset: (keys) => keys.reduce(findChild, tree?.root)?.offset,
  };
}

function findChild(node: Node | undefined, key: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(key)];
  if (node?.type !== 'object') return undefined;
  return node.children?.find((member) => toName(member) === key)?.children?.[1];
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

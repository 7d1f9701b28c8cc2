import { parseSync } from 'vite';
import type { Position } from './position';
import { START, toPosition } from './position';

/** A node of a syntax tree, as far as values of configuration are made of it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/**
 * Finds the position of a key in the object that a TypeScript module exports by a name, or of the nearest
 * key around it.
 */
export function createModuleLocate(
  file: string,
  text: string,
  name: string,
): (keys: readonly string[]) => Position {
  const top = findExport(parseSync(file, text).program as unknown as Node, name);
  return (keys) => {
    let [node, start] = [top?.value, top?.start];
    for (const key of keys) {
      const next = findKey(toPlain(node), key);
      if (next === undefined) break;
      ({ value: node, start } = next);
    }
    return start === undefined ? START : toPosition(text, start);
  };
}

interface Located {
  readonly start: number;
  readonly value: Node | undefined;
}

function findExport(program: Node, name: string): Located | undefined {
  for (const statement of toNodes(program['body'])) {
    const declaration = (statement['declaration'] ?? statement) as Node;
    for (const each of toNodes(declaration['declarations'])) {
      const id = each['id'] as Node;
      if (id['name'] === name) return { start: id.start, value: each['init'] as Node };
    }
  }
  return undefined;
}

/** A value without its type, as in `{…} satisfies T`. */
function toPlain(node: Node | undefined): Node | undefined {
  const isTyped = /^(?:TS\w+Expression|ParenthesizedExpression)$/.test(node?.type ?? '');
  return isTyped ? toPlain(node?.['expression'] as Node) : node;
}

function findKey(node: Node | undefined, key: string): Located | undefined {
  if (node?.type === 'ArrayExpression') {
    const element = toNodes(node['elements'])[Number(key)];
    return element && { start: element.start, value: element };
  }
  for (const property of toNodes(node?.['properties'])) {
    const name = property['key'] as Node | undefined;
    if (name !== undefined && String(name['name'] ?? name['value']) === key)
      return { start: name.start, value: property['value'] as Node };
  }
  return undefined;
}

function toNodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? (value as readonly Node[]) : [];
}

import { LineCounter } from 'yaml';
import { toJsonNumber } from '../../src/model/exact-number';
import type { LocatedFile } from './position';

/** A value of a JSON text, with the place where it starts. */
export type JsonNode = ObjectNode | ListNode | ScalarNode;

interface ObjectNode {
  readonly kind: 'object';
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly members: ReadonlyMap<string, JsonNode>;
}

interface ListNode {
  readonly kind: 'list';
  readonly offset: number;
  readonly items: readonly JsonNode[];
}

interface ScalarNode {
  readonly kind: 'scalar';
  readonly offset: number;
  readonly value: unknown;
}

/**
 * Parses a JSON text, with every digit of its numbers; undefined if it is not JSON or repeats a name.
 *
 * Recursive, so its depth must be limited. A parser of YAML takes forty times as long, and as much memory.
 */
export function findJsonTree(text: string): JsonNode | undefined {
  if (!isJson(text)) return undefined;
  let at = 0;
  let isRepeated = false;

  /** The next character that is no white space. */
  function peek(): string {
    while (' \t\n\r'.includes(text[at] ?? '.')) at += 1;
    return text[at] ?? '';
  }

  function readValue(): JsonNode {
    const first = peek();
    if (first === '{') return readObject();
    if (first === '[') return readList();
    const offset = at;
    return { kind: 'scalar', offset, value: first === '"' ? readText() : readWord() };
  }

  function readObject(): ObjectNode {
    const offset = at;
    const members = new Map<string, JsonNode>();
    while (readNext('}')) {
      const name = readText();
      peek();
      at += 1;
      isRepeated ||= members.has(name);
      members.set(name, readValue());
    }
    return { kind: 'object', offset, members };
  }

  function readList(): ListNode {
    const offset = at;
    const items: JsonNode[] = [];
    while (readNext(']')) items.push(readValue());
    return { kind: 'list', offset, items };
  }

  /** Passes the bracket or comma before a value; false at the end, which it passes, too. */
  function readNext(end: string): boolean {
    // An opening bracket may be followed by the closing one.
    if (peek() !== end) {
      at += 1;
      if (peek() !== end) return true;
    }
    at += 1;
    return false;
  }

  function readText(): string {
    const start = at;
    do at = text.indexOf('"', at + 1);
    while (isEscaped(text, at));
    at += 1;
    const inner = text.slice(start + 1, at - 1);
    return inner.includes('\\') ? (JSON.parse(text.slice(start, at)) as string) : inner;
  }

  function readWord(): unknown {
    const start = at;
    while (/[\w.+-]/.test(text[at] ?? ' ')) at += 1;
    const word = text.slice(start, at);
    return /\d/.test(word) ? toJsonNumber(word) : (JSON.parse(word) as unknown);
  }

  const root = readValue();
  return isRepeated ? undefined : root;
}

/** The readers below rely on this check, and have none of their own. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}

/** The plain data of a tree. */
export function toJsonValue(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toJsonValue);
  // Unlike an assignment, this keeps a member called "__proto__".
  return Object.fromEntries([...node.members].map(([name, member]) => [name, toJsonValue(member)]));
}

/** Tells where the values of a JSON text are. */
export function toLocatedJson(text: string, root = findJsonTree(text)): LocatedFile {
  return { lines: countLines(text), findOffset: (keys) => findNode(root, keys)?.offset };
}

function findNode(root: JsonNode | undefined, keys: readonly string[]): JsonNode | undefined {
  return keys.reduce<JsonNode | undefined>((node, key) => {
    if (node?.kind === 'object') return node.members.get(key);
    return node?.kind === 'list' ? node.items[Number(key)] : undefined;
  }, root);
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  for (let start = 0; start !== -1;) {
    lines.addNewLine(start);
    const end = text.indexOf('\n', start);
    start = end === -1 ? -1 : end + 1;
  }
  return lines;
}

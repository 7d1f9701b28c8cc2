import type { Alias, Document } from 'yaml';
import { LineCounter, isMap, isNode, parseDocument, visit } from 'yaml';
import type { LocatedFile, Position } from './position';
import { toYamlPosition } from './position';

/** A YAML text and its place in a file. JSON is YAML, too. */
export interface YamlSource {
  /** Path relative to the project root. */
  readonly file: string;
  readonly yaml: Document;
  readonly lines: LineCounter;
  /** The number of lines in the file before the text. */
  readonly linesBefore: number;
}

/** Parses YAML in a file, without a byte order mark. */
export function parseYamlSource(file: string, text: string, linesBefore = 0): YamlSource {
  const lines = new LineCounter();
  const yaml = parseDocument(text.replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    prettyErrors: false,
  });
  return { file, yaml, lines, linesBefore };
}

/** Tells where the values of a YAML document are. */
export function toLocatedYaml(yaml: Document, lines: LineCounter): LocatedFile {
  return {
    lines,
    findOffset: (keys) => {
      const node = yaml.getIn(keys, true);
      return isNode(node) ? node.range?.[0] : undefined;
    },
  };
}

/** The position of a node in its file. */
export function toNodePosition(source: YamlSource, node: unknown): Position {
  return toOffsetPosition(source, isNode(node) ? (node.range?.[0] ?? 0) : 0);
}

/** Why a text is not a map; empty for a map or only comments. Messages have no full stop. */
export function listMapErrors(
  source: YamlSource,
): readonly { readonly position: Position; readonly message: string; readonly hint?: string }[] {
  const errors = listYamlErrors(source.yaml);
  const shape = errors.length > 0 ? undefined : findShapeError(source.yaml);
  return (shape === undefined ? errors : [{ offset: 0, message: shape }]).map(
    ({ offset, message, ...hint }) => ({
      position: toOffsetPosition(source, offset),
      message: message.replace(/\.$/, ''),
      ...hint,
    }),
  );
}

function toOffsetPosition({ lines, linesBefore }: YamlSource, offset: number): Position {
  const { line, column } = toYamlPosition(lines, offset);
  return { line: line + linesBefore, column };
}

function findShapeError(yaml: Document): string | undefined {
  if (yaml.contents !== null && !isMap(yaml.contents))
    return 'it is not a list of keys with values';
  try {
    yaml.toJS();
    return undefined;
  } catch (error) {
    // Nested aliases multiply: a few lines can expand to more than fits in memory.
    if (error instanceof ReferenceError) return 'its aliases refer to each other too often';
    throw error;
  }
}

/** An error in a YAML text, whatever its expected content. */
export interface YamlError {
  /** Offset from the start of the text. */
  readonly offset: number;
  readonly message: string;
  /** How to fix it, where the error alone tells. */
  readonly hint?: string;
}

/** Syntax errors, up to the first one after which nothing is read as it is meant, and aliases without an anchor: often text that starts with an asterisk. */
export function listYamlErrors(yaml: Document): readonly YamlError[] {
  if (yaml.errors.length > 0) {
    const first = yaml.errors.findIndex(({ code }) => !independent.test(code));
    const own = first === -1 ? yaml.errors : yaml.errors.slice(0, first + 1);
    return own.map(({ code, message, pos: [offset] }) => {
      const [, hint] = hints.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
      return { offset, message: message.replace(/; please use .*/, ''), ...(hint && { hint }) };
    });
  }
  const errors: YamlError[] = [];
  visit(yaml, {
    Alias(_key, alias, path) {
      const message = findAliasError(yaml, alias, path);
      if (message === undefined) return;
      errors.push({ offset: alias.range?.[0] ?? 0, message: `"*${alias.source}" ${message}` });
    },
  });
  return errors;
}

/** The codes of errors that concern one value only. */
const independent = /^(?:BAD_DQ_ESCAPE|DUPLICATE_KEY|NON_STRING_KEY|TAG_RESOLVE_FAILED)$/;

/** How to fix an error, by its code and its message. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/^DUPLICATE_KEY/, 'Keep one of the two keys.'],
  [/^TAB_AS_INDENT|\btabs\b/i, 'Indent the line with spaces.'],
  [/^MISSING_CHAR .*closing/i, 'Close it at the end of the value.'],
  [/^MISSING_CHAR .*Implicit map keys/, 'Write a space after the colon of a key: "key: value".'],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'Put quotes around a value that contains a colon.'],
  [/^BAD_INDENT|^IMPOSSIBLE/, 'Indent the line as far as those of its list or map.'],
  [/^MULTIPLE_DOCS/, 'Remove the line "---", or move what follows to a file of its own.'],
];

function findAliasError(
  yaml: Document,
  alias: Alias,
  path: readonly unknown[],
): string | undefined {
  const target = alias.resolve(yaml);
  if (!isNode(target)) return 'refers to an anchor that the file does not have';
  return path.includes(target) ? 'refers to a value that contains it' : undefined;
}

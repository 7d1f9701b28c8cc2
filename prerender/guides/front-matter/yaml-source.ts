import type { Document } from 'yaml';
import { LineCounter, isMap, isNode, parseDocument } from 'yaml';
import { listYamlComplaints } from '../../sources/list-yaml-complaints';
import type { Place } from '../../sources/place';

/** A YAML text and where in its file it stands. */
export interface YamlSource {
  /** Path from the project root. */
  readonly file: string;
  readonly yaml: Document;
  readonly lines: LineCounter;
  /** Lines of the file before the text. */
  readonly linesBefore: number;
}

/** Why a text is not a map of keys with values. */
export interface YamlFault {
  readonly place: Place;
  /** Without the stop at its end. */
  readonly message: string;
}

/** Parses a text that should be a map; JSON is YAML, too. */
export function parseYamlSource(file: string, text: string, linesBefore = 0): YamlSource {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { file, yaml, lines, linesBefore };
}

/** What keeps a text from being read at all; empty for a map and for nothing but comments. */
export function listYamlFaults(source: YamlSource): readonly YamlFault[] {
  const complaints = listYamlComplaints(source.yaml);
  if (complaints.length > 0) {
    return complaints.map(({ offset, message }) => ({
      place: toPlaceOf(source, offset),
      message: message.replace(/\.$/, ''),
    }));
  }
  const message = findShapeFault(source.yaml);
  return message === undefined ? [] : [{ place: toPlaceOf(source, 0), message }];
}

/** Where a node of a YAML text stands in its file. */
export function findPlace(source: YamlSource, node: unknown): Place {
  return toPlaceOf(source, isNode(node) ? (node.range?.[0] ?? 0) : 0);
}

function toPlaceOf({ lines, linesBefore }: YamlSource, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: line + linesBefore, column: col };
}

function findShapeFault(yaml: Document): string | undefined {
  if (yaml.contents !== null && !isMap(yaml.contents))
    return 'it is not a list of keys with values';
  try {
    yaml.toJS();
    return undefined;
  } catch (error) {
    // Aliases of aliases multiply: a few lines can stand for more than a machine holds.
    if (error instanceof ReferenceError) return 'its aliases refer to each other too often';
    throw error;
  }
}

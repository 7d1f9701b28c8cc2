import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import type { FrontMatter } from './front-matter-fields';
import { frontMatterFields } from './front-matter-fields';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import { readFields } from './read-fields';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';

/** A guide's source, taken apart. */
export interface ParsedGuide {
  readonly frontMatter: FrontMatter;
  /** Where each key of the front matter stands. */
  readonly positions: ReadonlyMap<string, Position>;
  /** The text below the front matter. */
  readonly body: string;
  readonly problems: readonly Problem[];
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads a guide's front matter, if it has any. It is plain YAML; no other engine is ever asked. */
export function parseFrontMatter({ file, text }: Source): ParsedGuide {
  const match = FENCE.exec(text);
  if (match === null) return toGuideWithout(file, text);
  const body = text.slice(match[0].length);
  // The front matter starts on the file's second line.
  const source = parseYamlSource(file, match[1] ?? '', 1);
  const faults = listMapErrors(source);
  if (faults.length > 0) {
    const problems = faults.map(({ position, message }) => toFaultProblem(file, position, message));
    return { frontMatter: {}, positions: new Map(), body, problems };
  }
  const unknown = { severity: 'warning', what: 'front matter key' } as const;
  const read = readFields(source, source.yaml.contents, frontMatterFields, unknown);
  return { frontMatter: read.fields, positions: read.positions, body, problems: read.problems };
}

function toGuideWithout(file: string, text: string): ParsedGuide {
  const none = { frontMatter: {}, positions: new Map<string, Position>() };
  if (!/^\uFEFF?---[ \t]*(?:\r?\n|$)/.test(text)) {
    return { ...none, body: text.replace(/^\uFEFF/, ''), problems: [] };
  }
  const problem: Problem = {
    file,
    ...START,
    severity: 'error',
    message: 'The front matter is never closed.',
    hint: 'Add a line "---" after the last key.',
  };
  return { ...none, body: '', problems: [problem] };
}

function toFaultProblem(file: string, position: Position, message: string): Problem {
  return {
    file,
    ...position,
    severity: 'error',
    message: `The front matter is not valid YAML: ${message}.`,
    hint: 'Put quotes around values that hold a colon or start with a special character.',
  };
}

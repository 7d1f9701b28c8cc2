import { assertNever } from '../../../src/model/assert-never';
import type { Pattern, Repeat } from './pattern';

/** Limits on the length of a text, in characters. */
export interface TextLength {
  readonly min: number;
  readonly max: number;
}

/**
 * Texts for a pattern, most natural first. Deterministic.
 *
 * The caller has to check lookaheads, and everything else that the text must satisfy.
 */
export function* listPatternTexts(pattern: Pattern, length: TextLength): Iterable<string> {
  if (isTooLong(pattern)) return;
  const repeats = listRepeats(pattern);
  for (const seed of SEEDS) {
    for (const shape of shapes) {
      const text = writeText(pattern, shape, new Map(), seed);
      if (fits(text, length)) yield text;
      yield* listStretched(pattern, { repeats, shape, length, seed });
    }
  }
}

/** True if even the shortest text is too long to read. */
function isTooLong(pattern: Pattern): boolean {
  const pen: Pen = { shape: 'least', counts: new Map(), seed: 0, written: 0, steps: 0 };
  write(pen, pattern);
  return pen.steps > LONGEST;
}

const SEEDS = Array.from({ length: 32 }, (_, index) => index);

/** How often a part is repeated if the pattern leaves it open. */
type Shape = 'usual' | 'least';

const shapes: readonly Shape[] = ['usual', 'least'];

interface Stretching {
  readonly repeats: readonly Repeat[];
  readonly shape: Shape;
  readonly length: TextLength;
  readonly seed: number;
}

/** Texts that reach the required length by repeating one part more often. */
function* listStretched(
  pattern: Pattern,
  { repeats, shape, length, seed }: Stretching,
): Iterable<string> {
  for (const repeat of repeats) {
    const { min } = repeat;
    const [short, long] = [min, min + 1].map((count) =>
      countCharacters(writeText(pattern, shape, new Map([[repeat, count]]), seed)),
    );
    const step = (long ?? 0) - (short ?? 0);
    if (step <= 0 || short === undefined) continue;
    const wanted = Math.min(Math.max(length.min, short), LONGEST);
    const count = min + Math.ceil((wanted - short) / step);
    if (count > repeat.max) continue;
    const text = writeText(pattern, shape, new Map([[repeat, count]]), seed);
    if (fits(text, length)) yield text;
  }
}

const LONGEST = 5000;
const MANY = 8;

function listRepeats(pattern: Pattern): readonly Repeat[] {
  const found: Repeat[] = [];
  const open: Pattern[] = [pattern];
  for (let part = open.pop(); part !== undefined && found.length < MANY; part = open.pop()) {
    if (part.kind === 'repeat') {
      found.push(part);
      open.push(part.item);
    }
    if (part.kind === 'sequence') open.push(...part.items.toReversed());
    if (part.kind === 'choice') open.push(...part.options.toReversed());
  }
  return found;
}

type Counts = ReadonlyMap<Repeat, number>;

function writeText(pattern: Pattern, shape: Shape, counts: Counts, seed: number): string {
  const pen: Pen = { shape, counts, seed, written: 0, steps: 0 };
  return write(pen, pattern);
}

interface Pen {
  readonly shape: Shape;
  readonly counts: Counts;
  readonly seed: number;
  /** The characters written so far; each takes the next member of its set. */
  written: number;
  /** The parts visited so far; some of them write nothing. */
  steps: number;
}

function write(pen: Pen, pattern: Pattern): string {
  if (pen.steps++ > LONGEST) return '';
  switch (pattern.kind) {
    case 'set': {
      const members = pen.seed % 4 === 3 ? pattern.various : pattern.usual;
      return members[pick(pen.written++, pen.seed, members.length)] ?? '';
    }
    case 'sequence':
      return pattern.items.map((item) => write(pen, item)).join('');
    case 'choice': {
      const option = pattern.options[pen.seed % pattern.options.length];
      return option === undefined ? '' : write(pen, option);
    }
    case 'repeat': {
      const count = pen.counts.get(pattern) ?? toCount(pattern, pen.shape);
      let text = '';
      for (let index = 0; index < count && pen.steps < LONGEST; index++) {
        text += write(pen, pattern.item);
      }
      return text;
    }
    case 'condition':
      return '';
    default:
      return assertNever(pattern);
  }
}

/** Repeats single characters a few times, and larger parts only as often as required. */
function toCount({ item, min, max }: Repeat, shape: Shape): number {
  const usual = item.kind === 'set' ? 4 : 0;
  return Math.min(shape === 'usual' ? Math.max(min, Math.min(usual, max)) : min, LONGEST);
}

/** Picks in order for the first seeds. Others mix, so that different texts result. */
function pick(index: number, seed: number, size: number): number {
  return size === 0 ? 0 : (index * (seed < 2 ? 1 : 2 * seed + 1) + seed) % size;
}

function fits(text: string, { min, max }: TextLength): boolean {
  const count = countCharacters(text);
  return min <= count && count <= max;
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

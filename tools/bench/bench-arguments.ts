import { parseArgs } from 'node:util';
import type { Part } from './figures/figures';
import { parts } from './figures/figures';
import type { Kind } from './sites/grown-site';

/** What is measured of which sites. */
export interface BenchPlan {
  readonly sizes: Readonly<Record<Kind, readonly number[]>>;
  readonly parts: ReadonlySet<Part>;
  /** A file with the run before. */
  readonly compare: string | undefined;
}

const defaults: BenchPlan['sizes'] = {
  guides: [100, 1000, 10_000],
  operations: [30, 300, 1200],
  'schemas without names': [],
};

/** The option for the sizes of each kind. */
const options = {
  guides: 'guides',
  operations: 'operations',
  'inline-schemas': 'schemas without names',
} as const satisfies Readonly<Record<string, Kind>>;

export const USAGE = `npm run bench -- [--guides 100,1000] [--operations 30,300] [--inline-schemas 300]
                 [--parts ${parts.join(',')}] [--compare before.json]
npm run bench -- search | dev`;

/** Reads the arguments of the bench. Where sizes are named, other kinds are left out. Throws an error for a slip. */
export function toBenchPlan(args: readonly string[]): BenchPlan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guides: { type: 'string' },
      operations: { type: 'string' },
      'inline-schemas': { type: 'string' },
      parts: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const names = Object.keys(options) as (keyof typeof options)[];
  const isNamed = names.some((name) => values[name] !== undefined);
  const sizes = Object.fromEntries(
    names.map((name) => {
      const [kind, value] = [options[name], values[name]];
      return [kind, isNamed ? toCounts(name, value ?? '') : defaults[kind]];
    }),
  ) as Record<Kind, readonly number[]>;
  return { sizes, parts: new Set(toParts(values.parts)), compare: values.compare };
}

function toCounts(option: string, value: string): readonly number[] {
  const counts = value.split(',').filter(Boolean).map(Number);
  if (counts.every((count) => Number.isInteger(count) && count > 0)) return counts;
  throw new Error(`--${option} is "${value}"; write numbers, as in: --${option} 100,1000`);
}

function toParts(value: string | undefined): readonly Part[] {
  if (value === undefined) return parts;
  return value.split(',').map((name) => {
    const part = parts.find((known) => known === name);
    if (part === undefined)
      throw new Error(`"${name}" is no part of the bench; the parts are ${parts.join(', ')}.`);
    return part;
  });
}

/** What `npm run prove` writes down once every sample has delivered its request. */
export interface SampleRuns {
  /** How many samples ran. */
  readonly samples: number;
  /** By target, what ran it: names and versions, as the programs print them. */
  readonly runtimes: Readonly<Record<string, readonly string[]>>;
  /** By API and operation, what tells whether its samples are still those that ran. */
  readonly digests: Readonly<Record<string, string>>;
}

/**
 * What ran a sample, for its reader to know; undefined unless this very code has run.
 *
 * The digest is that of all samples of the operation.
 */
export function findRuntime(
  runs: SampleRuns | undefined,
  digest: string,
  target: string,
): readonly string[] | undefined {
  if (runs === undefined || !Object.values(runs.digests).includes(digest)) return undefined;
  return Object.hasOwn(runs.runtimes, target) ? runs.runtimes[target] : undefined;
}

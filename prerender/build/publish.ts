import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Where a build is written before it takes the place of the last one. */
export interface Output {
  readonly final: string;
  readonly scratch: string;
  /** Where the last build stands while the two change places. */
  readonly previous: string;
}

/** Clears what an interrupted build left, and brings back a site that it had set aside. */
export async function prepareOutput(final: string): Promise<Output> {
  const output = { final, scratch: `${final}.next`, previous: `${final}.old` };
  if (!existsSync(final) && existsSync(output.previous)) await rename(output.previous, final);
  await discardOutput(output);
  return output;
}

/** Puts the finished build in its place. Two renames: a full folder cannot be renamed over. */
export async function publishOutput({ final, scratch, previous }: Output): Promise<void> {
  if (existsSync(final)) await rename(final, previous);
  try {
    await rename(scratch, final);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, final);
    throw error;
  }
}

/** Removes everything but the site itself. */
export async function discardOutput({ scratch, previous }: Output): Promise<void> {
  await rm(scratch, { recursive: true, force: true });
  await rm(previous, { recursive: true, force: true });
}

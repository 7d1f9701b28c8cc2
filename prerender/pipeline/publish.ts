import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** The folders of a build, which is written to a scratch folder before it replaces the last one. */
export interface Output {
  readonly final: string;
  readonly scratch: string;
  /** The folder of the last build during the swap. */
  readonly previous: string;
}

/** Clears what an interrupted build left behind, and restores a site that it had set aside. */
export async function prepareOutput(final: string): Promise<Output> {
  const output = { final, scratch: `${final}.next`, previous: `${final}.old` };
  if (!existsSync(final) && existsSync(output.previous)) await rename(output.previous, final);
  await discardOutput(output);
  return output;
}

/** Moves the finished build into place. Needs two renames: a rename cannot replace a non-empty folder. */
export async function publishOutput({ final, scratch, previous }: Output): Promise<void> {
  if (existsSync(final)) await rename(final, previous);
  try {
    await rename(scratch, final);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, final);
    throw error;
  }
}

/** Removes everything except the site itself. */
export async function discardOutput({ scratch, previous }: Output): Promise<void> {
  await rm(scratch, { recursive: true, force: true });
  await rm(previous, { recursive: true, force: true });
}

import { run as build } from './build';
import { run as serve } from './serve';

/** Builds the site, and serves it. */
export async function run(args: readonly string[]): Promise<void> {
  await build(args);
  if (process.exitCode === undefined) await serve();
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveSite } from '../agent/server';

/** Serves `dist/client` to a coding agent, which starts this command. */
export async function run(): Promise<void> {
  const client = resolve('dist/client');
  if (!existsSync(join(client, 'llms.txt'))) {
    // The other stream is for the agent.
    console.error('There is no site in dist/client. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  await serveSite(client);
}

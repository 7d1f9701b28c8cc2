import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadServer } from '../pipeline/agent-package';

/** Serves `dist/client` to a coding agent, which starts this command. */
export async function run(): Promise<void> {
  const client = resolve('dist/client');
  if (!existsSync(`${client}/llms.txt`)) {
    // The other stream is for the agent.
    console.error('There is no site in dist/client. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const program = resolve('.cache/mcp/docs.mjs');
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, await loadServer(process.cwd()));
  process.exitCode =
    spawnSync(process.execPath, [program, client], { stdio: 'inherit' }).status ?? 1;
}

// Runs a command, such as `prerender/cli/build`, through tsx: Node.js 20 does not read TypeScript.
import { fileURLToPath } from 'node:url';
import { exitIfTooOld } from './node-version.js';

exitIfTooOld();
// A command does the same wherever it is started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [path = '', ...args] = process.argv.slice(2);
// Vite takes its mode from here; only the writer's server wants a development build.
const mode = path === 'prerender/cli/dev' ? 'development' : 'production';
const given = process.env.NODE_ENV ?? mode;
if (given !== mode && path.startsWith('prerender/cli/'))
  console.error(`warning NODE_ENV "${given}" is not used: this command is for ${mode}.`);
process.env.NODE_ENV = mode;
// Before tsx, which takes a second to rewrite Vite's imports, in each process of a build.
await import('vite');
// Only now: it needs a newer Node.js, and reads the `tsconfig.json` of the working directory.
const unregister = (await import('tsx/esm/api')).register();
const load = (file) => import(`../${file}.ts`);
const { printFailure } = await load('prerender/diagnostics/failed-command');
try {
  if ((await load('prerender/cli/command-line')).admit(path, args)) {
    const { run } = await load(path);
    // Vite bundles the code of the writer's server: to pass it through tsx would take another second.
    if (mode === 'development') await unregister();
    await run(args);
  }
} catch (error) {
  process.exitCode = 1;
  printFailure(process.cwd(), error, args);
}

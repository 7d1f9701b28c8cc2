// Runs a command, such as `prerender/cli/build`, from a bundle: Node 20 does not read TypeScript.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findVersionProblem } from './node-version.js';

const old = findVersionProblem(process.versions.node);
if (old !== undefined) {
  console.error(old);
  process.exit(1);
}
// Only now: an older Node.js cannot even load the bundler.
const { importModule } = await import('./command-bundle.js');

// A command does the same wherever it is started.
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const [path = '', ...args] = process.argv.slice(2);
// Vite takes its mode from here; only the writer's server wants a development build.
const mode = path === 'prerender/cli/dev' ? 'development' : 'production';
const given = process.env.NODE_ENV ?? mode;
if (given !== mode && path.startsWith('prerender/cli/'))
  console.error(`warning NODE_ENV "${given}" is not used: this command is for ${mode}.`);
process.env.NODE_ENV = mode;
try {
  // The processes that a command starts take their arguments from its code.
  const isCommand = /^(?:prerender\/cli|tools)\//.test(path);
  const isAdmitted =
    !isCommand ||
    (await importModule(root, 'prerender/cli/command-line.ts')).module.admit(path, args);
  if (isAdmitted) {
    const { module, version } = await importModule(root, `${path}.ts`);
    await module.run(args, (file) => import(pathToFileURL(file).href), version);
  }
} catch (error) {
  // The bundler listens for unhandled errors, too, and would end with success.
  process.exitCode = 1;
  const { module } = await importModule(root, 'prerender/diagnostics/failed-command.ts');
  module.printFailure(root, error, args);
}

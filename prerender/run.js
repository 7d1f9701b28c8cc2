// Runs a command, such as `prerender/cli/build`. Vite loads it: Node 20 does not read TypeScript.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

// The sources are bundled before they run, so their imports need no endings.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const [path = '', ...args] = process.argv.slice(2);
// Vite takes its mode from here; only the writer's server wants a development build.
process.env.NODE_ENV ??= path === 'prerender/cli/dev' ? 'development' : 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`./${path}.ts`, {
  root,
  configFile: false,
});
try {
  // What was built is imported as it is, not by way of Vite.
  await module.run(args, (file) => import(pathToFileURL(file).href));
} catch (error) {
  // The bundler listens for unhandled errors, too, and would end with success.
  console.error(error);
  process.exitCode = 1;
}

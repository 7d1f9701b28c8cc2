import { createServer } from 'vite';

/** Serves the site from its sources, with hot updates. */
export async function run(): Promise<void> {
  // Vite would warn that Node.js itself cannot import the configuration, whose imports have no file endings.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  const server = await createServer({ configFile: 'prerender/cli/development.config.ts' });
  await server.listen();
  server.printUrls();
}

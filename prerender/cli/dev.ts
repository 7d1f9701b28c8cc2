import { dev } from 'vike/api';

const DEFAULT_PORT = 3000;

/** Serves the site from its sources, with hot updates. */
export async function run(): Promise<void> {
  await dev({
    startupLog: true,
    viteConfig: { server: { port: Number(process.env['PORT'] ?? DEFAULT_PORT) } },
  });
}

import { dev } from 'vike/api';

const DEFAULT_PORT = 3000;

/** Serves the site from its sources: what a writer saves shows in the open page. */
export async function run(): Promise<void> {
  await dev({
    startupLog: true,
    viteConfig: { server: { port: Number(process.env['PORT'] ?? DEFAULT_PORT) } },
  });
}

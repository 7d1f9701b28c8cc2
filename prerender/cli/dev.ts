import { dev } from 'vike/api';
import { readPort } from '../settings/settings';

const DEFAULT_PORT = 3000;

/** Serves the site from its sources, with hot updates. */
export async function run(): Promise<void> {
  await dev({
    startupLog: true,
    viteConfig: { server: { port: readPort(process.env, DEFAULT_PORT) } },
  });
}

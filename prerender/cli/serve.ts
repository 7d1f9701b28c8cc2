import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { site } from '../../content/site';
import { toTwinPath } from '../../src/model/pages/twin';
import { prefersMarkdown } from '../../src/model/site/accept';
import { decodePercent } from '../../src/model/site/decode-percent';
import { withBase, withoutBase } from '../../src/model/site/paths';
import { HEADERS_FILE, listHeaders, parseHeaderRules } from '../pipeline/hosts/header-rules';
import { readBasePath, readPort } from '../settings/settings';

const FIRST_PORT = 4173;
const LAST_PORT = 4199;
const KEEP_ALIVE_MS = 60_000;

/** Serves `dist/client` as a static host does: files, index pages of folders, `404.html` for the rest. */
export async function run(): Promise<void> {
  const base = readBasePath(process.env, site);
  const client = resolve('dist/client');
  if (!existsSync(join(client, 'index.html'))) {
    console.error('There is no site in dist/client. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const port = await listen(createSiteServer(client, base), readPort(process.env, FIRST_PORT));
  console.log(`The site is at http://localhost:${port}${base}`);
}

/** Creates a static server for a folder below a base path. */
export function createSiteServer(client: string, base: string): Server {
  // `dev` reads the folder on each request, so a new build shows without a restart.
  const serve = sirv(client, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const notFound = () => void sendNotFound(client, response);
    const [path = ''] = url.split('?');
    const twin = findTwin(client, withoutBase(base, path));
    const answer = prefersMarkdown(request.headers.accept) ? twin : undefined;
    for (const [name, value] of listHeaders(
      loadRules(client),
      answer ? withBase(base, answer) : path,
    ))
      response.setHeader(name, value);
    if (twin !== undefined) response.setHeader('Vary', 'Accept');
    if (!url.startsWith(base)) return notFound();
    request.url = answer ?? url.slice(base.length - 1);
    return serve(request, response, notFound);
  });
  // After five seconds, as Node.js has it, a client could send a request just when the connection closes.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** The Markdown of the page at a site path, if there is one. */
function findTwin(client: string, path: string | undefined): string | undefined {
  const twin = path === undefined ? undefined : toTwinPath(path);
  return twin !== undefined && existsSync(join(client, decodePercent(twin))) ? twin : undefined;
}

/** The headers that a host would send; read on each request, as the files are. */
function loadRules(client: string) {
  const file = join(client, HEADERS_FILE);
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}

async function sendNotFound(client: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(client, '404.html'));
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
}

/** Listens on the port, or on the next free one when it is in use; on any free one when it is 0. */
export async function listen(server: Server, port: number): Promise<number> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    server.once('error', done);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  server.removeAllListeners('error');
  if (error === undefined) return getPort(server);
  if (error.code === 'EADDRINUSE' && port < LAST_PORT) return listen(server, port + 1);
  throw error;
}

function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

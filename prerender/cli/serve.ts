import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import sirv from 'sirv';
import { site } from '../../content/site';
import { toTwinPath } from '../../src/model/pages/twin';
import { prefersMarkdown } from '../../src/model/site/accept';
import { decodePercent } from '../../src/model/site/decode-percent';
import { withBase, withoutBase } from '../../src/model/site/paths';
import { HEADERS_FILE, listHeaders, parseHeaderRules } from '../pipeline/hosts/header-rules';
import { MANIFEST_FILE } from '../pipeline/hosts/web-manifest';
import { readBasePath, readPort } from '../settings/settings';

const FIRST_PORT = 4173;
const LAST_PORT = 4199;
const KEEP_ALIVE_MS = 60_000;

/** Serves `dist/client` as a static host does: files, index pages of folders, `404.html` for the rest. */
export async function run(): Promise<void> {
  const wanted = readBasePath(process.env, site);
  const client = resolve('dist/client');
  if (!existsSync(join(client, 'index.html'))) {
    console.error('There is no site in dist/client. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const built = findBuiltBase(await readFile(join(client, 'index.html'), 'utf8')) ?? wanted;
  const isAsked = process.env['BASE_PATH'] !== undefined;
  const base = isAsked ? wanted : built;
  if (base !== built)
    console.error(
      `warning BASE_PATH The site was built for "${built}": it finds neither its styles nor its pages below "${wanted}".\n  fix: Build it with BASE_PATH=${wanted}, or leave the variable out.`,
    );
  const port = await listen(createSiteServer(client, base), readPort(process.env, FIRST_PORT));
  console.log(`The site is at http://localhost:${port}${base}`);
}

/** The base path that a site was built for, as its home page links the manifest. */
export function findBuiltBase(html: string): string | undefined {
  return new RegExp(`<link rel="manifest" href="(/[^"]*)${MANIFEST_FILE}"`).exec(html)?.[1];
}

/** Creates a static server for a folder below a base path. */
export function createSiteServer(client: string, base: string): Server {
  // `dev` reads the folder on each request, so a new build shows without a restart.
  const serve = sirv(client, { dev: true, etag: true });
  const server = createServer((request, answer) => {
    const url = request.url ?? '/';
    const [path = ''] = url.split('?');
    const response = canUnzip(request) ? toCompressed(answer) : answer;
    const notFound = () => {
      const sent = sendNotFound(client, path.slice(base.length - 1), response);
      // While a build replaces the site, there is no page for it.
      sent.catch(() => response.writeHead(404, { 'Cache-Control': 'no-cache' }).end());
    };
    const twin = findTwin(client, withoutBase(base, path));
    const isMarkdown = twin !== undefined && prefersMarkdown(request.headers.accept);
    const served = isMarkdown ? withBase(base, twin) : path;
    for (const [name, value] of listHeaders(loadRules(client), served))
      answer.setHeader(name, value);
    if (twin !== undefined) answer.setHeader('Vary', 'Accept');
    if (`${path}/` === base) {
      answer.writeHead(302, { Location: base + url.slice(path.length) }).end();
      return undefined;
    }
    if (!url.startsWith(base)) return notFound();
    request.url = isMarkdown ? twin : url.slice(base.length - 1);
    return serve(request, response, notFound);
  });
  // After five seconds, as Node.js has it, a client could send a request just when the connection closes.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** The Markdown of the page at a site path, if there is one; that of the home page of a language is in its folder. */
function findTwin(client: string, path: string | undefined): string | undefined {
  const files = path === undefined ? [] : [toTwinPath(path), `${path.replace(/\/$/, '')}/index.md`];
  return files.find((file) => existsSync(join(client, decodePercent(file))));
}

/** The headers that a host would send; read on each request, as the files are. */
function loadRules(client: string) {
  const file = join(client, HEADERS_FILE);
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}

/** Each language has a page of its own. What is missing now may be there after the next build. */
async function sendNotFound(client: string, path: string, response: ServerResponse): Promise<void> {
  const [, folder = ''] = /^\/([\w-]+)(?:\/|$)/.exec(path) ?? [];
  const own = join(client, folder, '404.html');
  const page = await readFile(existsSync(own) ? own : join(client, '404.html'));
  const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(404, headers).end(page);
}

function canUnzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding']));
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** Stands for a response, and compresses its text, as hosts do. */
function toCompressed(response: ServerResponse): ServerResponse {
  const body = new PassThrough();
  const writeHead = (status: number, headers: OutgoingHttpHeaders = {}) => {
    const isText = status !== 206 && TEXT.test(String(headers['Content-Type']));
    const { 'Content-Length': _, ...others } = headers;
    const Vary = ['Accept-Encoding', response.getHeader('Vary') ?? []].flat().join(', ');
    const zipped = { ...others, 'Content-Encoding': 'gzip', Vary };
    response.writeHead(status, isText ? zipped : headers);
    // A reader who leaves ends it early.
    pipeline(isText ? [body, createGzip(), response] : [body, response], () => undefined);
    return body;
  };
  const getHeader = (name: string) => response.getHeader(name);
  return Object.assign(body, { writeHead, getHeader }) as unknown as ServerResponse;
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

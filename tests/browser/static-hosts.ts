import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';

/** How a host answers addresses, as far as hosts differ for pages that are `index.html` of a folder. */
export interface StaticHost {
  readonly name: string;
  /** `/docs` for `docs/index.html`: served, or the status of a redirect to `/docs/`. */
  readonly folder: 'served' | 301 | 302 | 308;
  /** `/docs/index.html`: served, or the status of a redirect to `/docs/`. */
  readonly index: 'served' | 301 | 308;
}

/** What the documentation of the hosts says, and what others have measured there. */
export const staticHosts: readonly StaticHost[] = [
  { name: 'GitHub Pages', folder: 301, index: 'served' },
  { name: 'Netlify', folder: 301, index: 301 },
  { name: 'Cloudflare Pages', folder: 308, index: 308 },
  { name: 'Vercel', folder: 'served', index: 'served' },
  { name: 'S3 behind CloudFront', folder: 302, index: 'served' },
  { name: 'nginx with try_files', folder: 301, index: 'served' },
];

/** The answer of a host: a file of the site, or an address to go to. */
export type HostAnswer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 302 | 308; readonly location: string };

/** Answers the path of a URL for a site that lies in a folder and is served below a base path. */
export function answer(host: StaticHost, client: string, base: string, path: string): HostAnswer {
  const missing = { status: 404, file: join(client, '404.html') } as const;
  if (!`${path}/`.startsWith(base)) return missing;
  const name = decodeURI(path.slice(base.length));
  const file = join(client, name);
  if (path.endsWith('/')) {
    const index = join(file, 'index.html');
    return existsSync(index) ? { status: 200, file: index } : missing;
  }
  if (!existsSync(file)) return missing;
  if (statSync(file).isDirectory()) {
    const index = join(file, 'index.html');
    if (!existsSync(index)) return missing;
    return host.folder === 'served'
      ? { status: 200, file: index }
      : { status: host.folder, location: `${path}/` };
  }
  if (host.index !== 'served' && path.endsWith('/index.html'))
    return { status: host.index, location: path.slice(0, -'index.html'.length) };
  return { status: 200, file };
}

/** The file that a reader gets, and after how many redirects. */
export function follow(host: StaticHost, client: string, base: string, path: string) {
  let answered = answer(host, client, base, path);
  let redirects = 0;
  for (; 'location' in answered && redirects < 5; redirects += 1)
    answered = answer(host, client, base, answered.location);
  return { ...answered, redirects };
}

/** The ways in which people write the address of a page. */
export function listForms(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}/index.html`];
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** A server that answers as a host does. */
export function createHostServer(host: StaticHost, client: string, base: string): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answered = answer(host, client, base, pathname);
    if ('location' in answered)
      response.writeHead(answered.status, { Location: answered.location + search }).end();
    else {
      const type = types[answered.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(answered.status, { 'Content-Type': type });
      response.end(readFileSync(answered.file));
    }
  });
}

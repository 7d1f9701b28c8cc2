import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A line between a reader and the site. */
export interface Line {
  readonly bytesPerMs: number;
  /** What each request waits for. */
  readonly latencyMs: number;
}

/** The slow 4G of Lighthouse: 1.6 Mbit/s, 150 ms. */
export const slow4g: Line = { bytesPerMs: 200, latencyMs: 150 };

/** A site that is served after gzip, with some of its files replaced, over a line that can be slow. */
export interface SlowSite {
  readonly origin: string;
  /** What was sent since the last call, in bytes. */
  readonly takeSent: () => number;
  /** Slows the line, which all requests share. The browser's own emulation leaves out workers. */
  readonly slow: (line: Line) => void;
  readonly stop: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const CHUNK_BYTES = 4000;

/** Serves a folder; replaced files are by site path. */
export async function serveSlowly(
  folder: string,
  replaced: ReadonlyMap<string, string>,
): Promise<SlowSite> {
  let line: Line | undefined;
  let sent = 0;
  /** Resolves when the line is free. */
  let free = Promise.resolve();
  /** As a host does, a file is compressed once. */
  const compressed = new Map<string, Buffer>();
  const compress = async (name: string) => {
    const known = compressed.get(name);
    if (known !== undefined) return known;
    const body = gzipSync(replaced.get(name) ?? (await readFile(join(folder, name))), { level: 9 });
    compressed.set(name, body);
    return body;
  };
  for (const name of replaced.keys()) await compress(name);

  async function send(path: string, response: ServerResponse): Promise<void> {
    const name = extname(path) === '' ? join(path, 'index.html') : path;
    const body = await compress(name);
    if (line !== undefined) await delay(line.latencyMs);
    response.writeHead(200, {
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    });
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      const chunk = body.subarray(at, at + CHUNK_BYTES);
      if (line !== undefined) {
        const { bytesPerMs } = line;
        free = free.then(() => delay(chunk.length / bytesPerMs));
        await free;
      }
      response.write(chunk);
      sent += chunk.length;
    }
    response.end();
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    send(pathname, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    takeSent: () => {
      const before = sent;
      sent = 0;
      return before;
    },
    slow: (slower) => {
      line = slower;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

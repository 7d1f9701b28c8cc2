import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The site behind a slow line. */
export interface LineInPieces {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves the site of `origin` so that each HTML page arrives in so many equal pieces, `gapMs` after each other. */
export async function openLineInPieces(
  origin: string,
  pieces: number,
  gapMs: number,
): Promise<LineInPieces> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const asked = request(new URL(incoming.url ?? '/', origin), { headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (isPage) void sendInPieces(answer, outgoing, pieces, gapMs);
      else answer.pipe(outgoing);
    });
    asked.once('error', () => outgoing.destroy());
    asked.end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

async function sendInPieces(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  pieces: number,
  gapMs: number,
): Promise<void> {
  const bytes = Buffer.concat(await answer.toArray());
  const size = Math.ceil(bytes.length / pieces);
  for (let start = 0; start < bytes.length; start += size) {
    outgoing.write(bytes.subarray(start, start + size));
    await wait(gapMs);
  }
  outgoing.end();
}

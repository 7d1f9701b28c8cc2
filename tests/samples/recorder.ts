import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExpectedResponse, HttpHeader } from '../../src/model/request/http-request';

/** A request as received. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, byte for byte, without the segment with the job's id. */
  readonly target: string;
  /** In order of arrival; each character is one byte. */
  readonly headers: readonly HttpHeader[];
  readonly body: Buffer;
}

/** A server on loopback that records the requests it receives. */
export interface Recorder {
  readonly origin: string;
  /** By the first segment of the path, in order of arrival. */
  readonly requests: ReadonlyMap<string, readonly RecordedRequest[]>;
  /** What comes back, by the first segment of the path; JSON unless it is set. */
  readonly responses: Map<string, ExpectedResponse>;
  readonly close: () => Promise<void>;
}

/** Long enough for a sample to print what has come. */
const PAUSE_MS = 150;

/** The target of redirects. */
export const redirectTarget = '/arrived?x=1';

/**
 * Starts a recorder. A path that ends in `/redirect/307` is redirected with that status, one that ends in
 * `/cross/307` is redirected to another name of this host, one that ends in `/failure/404` fails with it, and
 * a stream from one that ends in `/cut` breaks off after its first line.
 */
export async function startRecorder(): Promise<Recorder> {
  const requests = new Map<string, RecordedRequest[]>();
  const responses = new Map<string, ExpectedResponse>();
  const server = createServer((request, response) => {
    void record(requests, request).then((id) => respond(id, responses.get(id), request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    responses,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function record(
  requests: Map<string, RecordedRequest[]>,
  request: IncomingMessage,
): Promise<string> {
  const body = await buffer(request);
  const { method = '', url = '', rawHeaders } = request;
  const id = /^\/([^/?]*)/.exec(url)?.[1] ?? '';
  if (isPreflight(request)) return id;
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const headers = names.map((name, index) => [name, rawHeaders[index * 2 + 1] ?? ''] as const);
  const recorded = { method, target: url.slice(id.length + 1), headers, body };
  requests.set(id, [...(requests.get(id) ?? []), recorded]);
  return id;
}

function respond(
  id: string,
  expected: ExpectedResponse | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const cors = toCorsHeaders(request);
  if (isPreflight(request)) {
    response.writeHead(204, { ...cors, ...toPreflightHeaders(request) }).end();
    return;
  }
  const redirect = /\/(redirect|cross)\/(\d+)(?:\?|$)/.exec(request.url ?? '');
  if (redirect !== null) {
    const port = request.socket.localPort;
    const host = redirect[1] === 'cross' ? `http://localhost:${port}` : '';
    const location = `${host}/${id}${redirectTarget}`;
    response.writeHead(Number(redirect[2]), { ...cors, Location: location }).end('moved');
    return;
  }
  const failure = /\/failure\/(\d+)$/.exec(request.url ?? '')?.[1];
  const kind = expected?.kind ?? 'json';
  const status = failure ?? (kind === 'none' ? 204 : 200);
  response.writeHead(Number(status), { ...cors, ...toTypeHeader(kind), 'X-Received': id });
  const received = JSON.stringify({ received: id });
  if (kind === 'stream' && failure === undefined && request.method !== 'HEAD') {
    void writeStream(response, received, request.url?.endsWith('/cut') === true);
    return;
  }
  response.end(kind === 'none' ? undefined : received);
}

function toTypeHeader(kind: ExpectedResponse['kind']): Record<string, string> {
  if (kind === 'none') return {};
  const types = {
    json: 'application/json',
    text: 'text/plain',
    stream: 'application/x-ndjson',
    file: 'application/octet-stream',
  };
  return { 'Content-Type': types[kind] };
}

/** Two lines with a pause between them, in which the connection of `/cut` breaks. */
async function writeStream(response: ServerResponse, line: string, isCut: boolean): Promise<void> {
  response.write(`${line}\n`);
  await wait(PAUSE_MS);
  if (isCut) response.destroy();
  else response.end(`${line}\n`);
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function toCorsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Received',
    Vary: 'Origin',
  };
}

function toPreflightHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '600',
  };
}

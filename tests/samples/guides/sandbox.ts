import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { DescribedOperation, DescribedParameter, Json } from './described-operations';
import type { Answer, Call } from './call';
import { toProblem } from './problem';
import { createResources } from './resources';

/** A server that behaves as the sandbox does, as far as the guides need it. */
export interface Sandbox {
  /** `http://127.0.0.1:43120` */
  readonly origin: string;
  /** Forgets all changes. The next requests are first answered with these statuses. */
  readonly reset: (trouble?: readonly number[]) => void;
  /** What requests were answered with, such as `POST /teams 201`. */
  readonly log: readonly string[];
  readonly close: () => Promise<void>;
}

const BASE = '/v2';

/** Starts a server for the operations of a document, whose examples are its data. */
export async function startSandbox(operations: readonly DescribedOperation[]): Promise<Sandbox> {
  let resources = createResources(operations);
  let trouble: readonly number[] = [];
  const log: string[] = [];

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await readText(request);
    const [status, ...rest] = trouble;
    trouble = rest;
    if (status !== undefined) return toProblem(status, { 'Retry-After': '1' });
    const path = url.pathname.slice(BASE.length);
    const found = operations.filter((operation) => operation.path.test(path));
    const operation = found.find(({ method }) => method === request.method);
    if (!url.pathname.startsWith(BASE) || operation === undefined) return toProblem(404);
    const call = readCall(operation, request, url, body, path);
    if ('status' in call) return call;
    if (!operation.isOpen && !resources.isToken(call.token)) return toProblem(401);
    return resources.answer(call);
  };

  const server = createServer((request, response) => {
    void answer(request).then((answered) => {
      log.push(`${request.method} ${request.url} ${answered.status}`);
      send(response, answered);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    reset: (next = []) => {
      resources = createResources(operations);
      trouble = next;
      log.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Reads a request as its operation describes it, or says what is wrong with it. */
function readCall(
  operation: DescribedOperation,
  request: IncomingMessage,
  url: URL,
  body: string,
  path: string,
): Call | Answer {
  const { parameters } = operation;
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const unknown = [...url.searchParams.keys()].find(
    (key) => !queries.some(({ name, isMap }) => key === name || (isMap && key.startsWith(name))),
  );
  if (unknown !== undefined) return toProblem(400, {}, `There is no parameter "${unknown}".`);
  const query: Record<string, unknown> = {};
  for (const parameter of queries) {
    const value = readQuery(parameter, url.searchParams);
    if (value === undefined) continue;
    if (!parameter.validate(value))
      return toProblem(400, {}, `${parameter.name}: ${toText(parameter.validate)}`);
    query[parameter.name] = value;
  }
  const missing = parameters.find(
    (parameter) =>
      parameter.isRequired &&
      (parameter.in === 'header'
        ? request.headers[parameter.name.toLowerCase()] === undefined
        : parameter.in === 'query' && query[parameter.name] === undefined),
  );
  if (missing !== undefined) return toProblem(400, {}, `${missing.name} is missing.`);
  const read = readBody(operation, body, request.headers['content-type']);
  if ('status' in read) return read;
  const header = (name: string) => request.headers[name]?.toString();
  return {
    operation,
    ids: operation.path.exec(path)?.slice(1).map(decodeURIComponent) ?? [],
    query,
    body: read.body,
    token: header('authorization')?.replace(/^Bearer /, ''),
    ifMatch: header('if-match'),
    key: header('idempotency-key'),
    url,
  };
}

function readQuery(parameter: DescribedParameter, query: URLSearchParams): unknown {
  const { name, isList, isMap, isNumber } = parameter;
  if (isMap) {
    const entries = [...query].filter(([key]) => key.startsWith(`${name}[`));
    if (entries.length === 0) return undefined;
    return Object.fromEntries(entries.map(([key, text]) => [key.slice(name.length + 1, -1), text]));
  }
  const text = query.get(name);
  if (text === null) return undefined;
  if (isList) return text.split(',');
  if (isNumber) return Number(text);
  return /^(?:true|false)$/.test(text) ? text === 'true' : text;
}

function readBody(
  { body }: DescribedOperation,
  text: string,
  type = '',
): { readonly body: Json } | Answer {
  if (body === undefined || (text === '' && !body.isRequired)) return { body: {} };
  if (!type.startsWith('application/json')) return toProblem(400, {}, 'Send JSON.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return toProblem(400, {}, 'The body is not JSON.');
  }
  if (body.validate(value)) return { body: value as Json };
  const errors = (body.validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
    pointer: instancePath,
    code: codes[keyword] ?? 'bad_format',
    message,
  }));
  return toProblem(422, {}, `${errors.length} field is not valid.`, { errors });
}

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  enum: 'unknown_value',
  additionalProperties: 'unknown_property',
  unevaluatedProperties: 'unknown_property',
};

function toText({ errors }: DescribedParameter['validate']): string {
  return (errors ?? []).map(({ message }) => message).join(', ');
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'RateLimit-Limit': '600',
    'RateLimit-Remaining': '594',
    'RateLimit-Reset': '42',
    'X-Request-Id': 'req_01J0HW5ZH0682TE8VJ88DTRX01',
    ...headers,
  });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/** The facts of a pasted text about a request or its error. */
export interface PastedRequest {
  /** In upper case. */
  readonly method?: string | undefined;
  /** Without its query; values in place of parameters. */
  readonly path?: string | undefined;
  /** Three digits. */
  readonly status?: string | undefined;
  /** The URI of a problem type, or a code. */
  readonly type?: string | undefined;
}

/** Reads an address, a command, code, the body of an error, or a line of a log; undefined for any other text. */
export function readPasted(text: string): PastedRequest | undefined {
  const problem = COMMAND.test(text) ? undefined : readProblem(text);
  return problem ?? readRequest(text) ?? readStatus(text);
}

const COMMAND = /^[\s$>]*(?:curl|https?|wget)(?:\.exe)?\s/;

/**
 * A body of RFC 9457, or any with a status, the URI of a type, or a code. It may stand behind a log's own words, be cut
 * off, or be written as another language prints it.
 */
function readProblem(text: string): PastedRequest | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const all = Array.from(
    text.slice(start).matchAll(FIELD),
    ([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''] as const,
  );
  // The first of each name.
  const fields = new Map(all.toReversed());
  const list = (...names: string[]) => names.map((name) => fields.get(name) ?? '');
  const status = list('status', 'statuscode').find((value) => /^[1-5]\d\d$/.test(value));
  // Text with braces may be any code.
  const isBody = /^\s*\{/.test(text);
  const type = list('type', 'code').find((value) => value !== '');
  const isTold = type?.includes('/') === true || (isBody && fields.has('code'));
  if (status === undefined && !isTold) return undefined;
  const path = list('instance', 'url', 'path', 'uri').map(findPath).find(Boolean);
  return { status, type, path, method: path && findMethod(text) };
}

/** `"status": 409`, `'type': 'a/b'`, `Code = "in_use"`; the last value of a text that is cut off, too. */
const FIELD = /(?<![\w-])([a-z]+)["']?\s*[:=]\s*(?:"([^"]*)|'([^']*)|(\d+))/gi;

function findMethod(text: string): string | undefined {
  return METHOD.exec(text)?.slice(1).find(Boolean)?.toUpperCase();
}

/** A method in front of an address, or as commands and programs say it. */
const METHOD = new RegExp(
  [
    // `http POST a.example/teams`
    '^[\\s$>]*https?\\s+',
    // `curl -X POST`, `method: "POST"`, `-Method Post`, `NewRequest("POST"`, `Net::HTTP::Post`
    `(?:-X\\s*|--request[\\s=]|method["']?\\s*[:=]\\s*|-Method\\s+|Request\\(|HTTP::)["']?`,
    // `requests.post(…)`
    '\\.(?=\\w+\\s*\\()',
    `\\b(?=\\w+["']?\\s+["']?(?:https?:/)?/)`,
  ]
    .map((before) => `${before}(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY)\\b`)
    .join('|'),
  'i',
);

function readRequest(text: string): PastedRequest | undefined {
  const path = findPath(text);
  if (path === undefined) return undefined;
  const method = findMethod(text);
  if (COMMAND.test(text)) return { method: method ?? (SENT.test(text) ? 'POST' : 'GET'), path };
  // A number in an address is no status.
  const status = STATUS.exec(text.replaceAll(/\S*\/\S*/g, ' '))?.[0];
  return { method, path, status };
}

const SENT = /\s(?:-d|--data[\w-]*|-F|--form|--json)[\s=]/;
const STATUS = /(?<![\w.:-])[1-5]\d\d(?![\w.:-])/;

/** A log may name a status and no request: `Request failed with status code 412`, `HTTP/1.1 412`. */
function readStatus(text: string): PastedRequest | undefined {
  const [, status] = LOGGED_STATUS.exec(text) ?? [];
  return status === undefined ? undefined : { status };
}

const LOGGED_STATUS =
  /(?:\b(?:\w*error|\w*exception|fail\w*)\b.*\bstatus(?: code)?|\bHTTP\/[\d.]+)[\s:=]+([1-5]\d\d)\b/i;

function findPath(text: string): string | undefined {
  // A path without its first slash, typed alone.
  if (/^[a-z][\w-]*(?:\/[\w{}:<>.-]+)+\/?$/i.test(text)) return `/${text}`;
  const url = URL.exec(text)?.[0].replace(/^https?:\/\//i, '');
  const path = url === undefined ? PATH.exec(text)?.[0] : /\/[^?#]*/.exec(url)?.[0];
  return path === undefined || /^\/*$/.test(path) ? undefined : path;
}

const URL = /(?:\bhttps?:\/\/|(?<![\w/.@-])(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?\/))[^\s"'`<>\\]+/i;
const PATH = /(?<![^\s"'`=(])\/[^\s"'`<>\\?#)]+/;

/** The part of a text that says what a reader asks for, without the values that only their own data has. */
export function toAskedText(text: string, request: PastedRequest | undefined): string {
  // The body of an error says more in its values than in its names.
  if (request?.status !== undefined || request?.type?.includes('/') === true) return text;
  return (readNames(text) ?? readHeader(text) ?? text)
    .replace(IDLE_VERB, 'why')
    .replaceAll(OPAQUE_ID, '$1');
}

/** The names in a body, such as JSON. */
function readNames(text: string): string | undefined {
  if (!/^\s*\[?\s*\{/.test(text)) return undefined;
  const names = Array.from(text.matchAll(/[{,]\s*["']?([\w$.-]+)["']?\s*:/g), ([, name]) => name);
  return names.length === 0 ? undefined : names.join(' ');
}

/** The name of a header whose value is a number, an id or a quoted text; the media type that one has as its value. */
function readHeader(text: string): string | undefined {
  return MEDIA_TYPE.exec(text)?.[1] ?? HEADER.exec(text)?.[1];
}

/** The type of a body says more than the name of its header. */
const MEDIA_TYPE = /^\s*(?:content-type|accept)\s*:\s*([\w.+-]+\/[\w.+-]+)/i;

const HEADER =
  /^\s*([a-z]+(?:-[a-z]+)+)\s*:\s*(?:(?:W\/)?"[^"]*"|[\d.]+|[a-z]+_[\da-z]{16,}|(?=\S*\d)\S{24,})\s*$/i;

/** `team_01HZY3V8K4Q9W2N7T5R6M0XBCD`: only its prefix says something. */
const OPAQUE_ID = /\b([a-z]{2,12})_(?=[a-z]*\d)[\da-z]{16,}\b/gi;

/** In “why do I get 401”, nothing is read. */
const IDLE_VERB =
  /\bwhy (?:do|did|am|are) (?:I|we) (?:keep |always )?(?:get|getting|see|seeing|receive|receiving)\b/i;

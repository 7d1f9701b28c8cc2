import { isObject } from '../json-object';

/** The facts of a pasted text about a request or its error. */
export interface PastedRequest {
  /** In upper case. */
  readonly method?: string;
  /** Without its query; values in place of parameters. */
  readonly path?: string;
  /** Three digits. */
  readonly status?: string;
  /** The URI of a problem type, or a code. */
  readonly type?: string;
}

const METHOD = 'GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY';
const METHOD_BEFORE_PATH = new RegExp(`\\b(${METHOD})\\b(?=["']?\\s+["']?(?:https?:/)?/)`, 'i');
/** `fetch(…, { method: 'POST' })`, `requests.post(…)`, `Net::HTTP::Post`, `NewRequest("POST", …)`, `-Method Post`. */
const METHOD_IN_CODE = new RegExp(
  `method["']?\\s*[:=]\\s*["'](${METHOD})\\b|\\s-Method\\s+(${METHOD})\\b|\\.(${METHOD})\\s*\\(|HTTP::(${METHOD})\\b|Request\\(["'](${METHOD})\\b`,
  'i',
);
const URL = /(?:\bhttps?:\/\/|(?<![\w/.@-])(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?\/))[^\s"'`<>\\]+/i;
const PATH = /(?<![^\s"'`=(])\/[^\s"'`<>\\?#)]+/;
const STATUS = /(?<![\w.:/-])([1-5]\d\d)(?![\w.:/-])/;
/** Beside a path: `412 Client Error`, `status code 412`. */
const NAMED_STATUS = /\bstatus(?:[ _-]?code)?["']?[\s:=]+([1-5]\d\d)\b|(?<!\S)([45]\d\d) [A-Z]/i;
/** Without a path: `Request failed with status code 412`, `HTTP/1.1 412`. */
const LOGGED_STATUS =
  /\b(?:\w*error|\w*exception|fail\w*)\b.*\bstatus(?: code)?[\s:=]+([1-5]\d\d)\b|\bHTTP\/[\d.]+\s+([1-5]\d\d)\b/i;

/**
 * Reads a URL, a path, a curl command, a problem as JSON, or a line of a log.
 *
 * Undefined for a text that has none of these.
 */
export function readPasted(text: string): PastedRequest | undefined {
  return readCommand(text) ?? readProblem(text) ?? readRequest(text) ?? readStatus(text);
}

/** A body of RFC 9457, or any JSON with a status, a type or a code; it may stand behind a log's own words. */
function readProblem(text: string): PastedRequest | undefined {
  if (!text.includes('{')) return undefined;
  const body = text.slice(text.indexOf('{'));
  const json = parseObject(body);
  const inner = isObject(json?.['error']) ? json['error'] : {};
  const fields =
    json === undefined ? readFields(body) : { ...toLowerKeys(json), ...toLowerKeys(inner) };
  const status = [fields['status'], fields['statuscode']].map(String).find(isStatus);
  const type = [fields['type'], fields['code']].find((value) => typeof value === 'string');
  // Text that is not JSON may be any code with braces.
  if (
    status === undefined &&
    (json === undefined ? type?.includes('/') !== true : type === undefined)
  )
    return undefined;
  const place = ['instance', 'url', 'path', 'uri'].map((name) => fields[name]);
  const path = place.flatMap((value) =>
    typeof value === 'string' ? [readRequest(value)?.path] : [],
  );
  const method = String(fields['method']).toUpperCase();
  return {
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(path[0] !== undefined && { path: path[0] }),
    ...(path[0] !== undefined && ANY_METHOD.test(method) && { method }),
  };
}

/** Programs print the names of fields in other cases. */
function toLowerKeys(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]),
  );
}

/** The fields of a body that is cut off, or is written as another language prints it; the first of each name. */
function readFields(text: string): Readonly<Record<string, unknown>> {
  const fields = Array.from(text.matchAll(FIELD), ([, name = '', double, single, plain]) => [
    name.toLowerCase(),
    double ?? single ?? plain,
  ]);
  return Object.fromEntries(fields.toReversed());
}

const FIELD = /([a-z]+)["']?\s*[:=]\s*(?:"([^"]*)|'([^']*)|(\d+))/gi;
const ANY_METHOD = new RegExp(`^(?:${METHOD})$`);

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStatus(text: string): boolean {
  return /^[1-5]\d\d$/.test(text);
}

/** `http POST api.example/teams`. */
const FIRST_METHOD = new RegExp(`^[\\s$>]*https?\\s+(${METHOD})\\s`, 'i');

function readCommand(text: string): PastedRequest | undefined {
  if (!/^[\s$>]*(?:curl|http|https|wget)(?:\.exe)?\s/.test(text)) return undefined;
  const request = readRequest(text);
  if (request?.path === undefined) return undefined;
  const named = new RegExp(`(?:-X\\s*|--request[\\s=]|--method=)["']?(${METHOD})\\b`, 'i');
  const first = FIRST_METHOD.exec(text)?.[1];
  const method = (named.exec(text)?.[1] ?? first)?.toUpperCase() ?? request.method;
  const isSent = /\s(?:-d|--data(?:-raw|-binary|-urlencode)?|-F|--form|--json)[\s=]/.test(text);
  return { method: method ?? (isSent ? 'POST' : 'GET'), path: request.path };
}

function readRequest(text: string): PastedRequest | undefined {
  const path = findPath(text);
  if (path === undefined) return undefined;
  const method = (
    findFirst(METHOD_BEFORE_PATH, text) ?? findFirst(METHOD_IN_CODE, text)
  )?.toUpperCase();
  const rest = text.slice(text.indexOf(path) + path.length);
  const status = STATUS.exec(rest)?.[1] ?? findFirst(NAMED_STATUS, text);
  return {
    ...(method !== undefined && { method }),
    path,
    ...(status !== undefined && { status }),
  };
}

/** A log may name a status and no request. */
function readStatus(text: string): PastedRequest | undefined {
  const status = findFirst(LOGGED_STATUS, text);
  return status === undefined ? undefined : { status };
}

/** The match of the first group that took part. */
function findFirst(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.slice(1).find(Boolean);
}

function findPath(text: string): string | undefined {
  // A path without its first slash, typed alone.
  if (/^[a-z][\w-]*(?:\/[\w{}:<>.-]+)+\/?$/i.test(text)) return `/${text}`;
  const url = URL.exec(text)?.[0].replace(/^https?:\/\//i, '');
  const path = url === undefined ? PATH.exec(text)?.[0] : /\/[^?#]*/.exec(url)?.[0];
  return path === undefined || /^\/*$/.test(path) ? undefined : path;
}

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

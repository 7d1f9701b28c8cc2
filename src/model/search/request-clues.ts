import { isObject } from '../json-object';

/** What a pasted text says about a request or its error. */
export interface RequestClues {
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
/** `fetch(…, { method: 'POST' })`, `requests.post(…)`, `Net::HTTP::Post`, `NewRequest("POST", …)`. */
const METHOD_IN_CODE = new RegExp(
  `method["']?\\s*[:=]\\s*["'](${METHOD})\\b|\\.(${METHOD})\\s*\\(|HTTP::(${METHOD})\\b|Request\\(["'](${METHOD})\\b`,
  'i',
);
const URL = /(?:\bhttps?:\/\/|(?<![\w/.@-])(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?\/))[^\s"'`<>\\]+/i;
const PATH = /(?<![^\s"'`=(])\/[^\s"'`<>\\?#)]+/;
const STATUS = /(?<![\w.:/-])([1-5]\d\d)(?![\w.:/-])/;

/**
 * Reads a URL, a path, a curl command, a problem as JSON, or a line of a log.
 *
 * Undefined for a text that has none of these.
 */
export function readClues(text: string): RequestClues | undefined {
  return readProblem(text) ?? readCommand(text) ?? readRequest(text);
}

/** A body of RFC 9457, or any JSON with a status, a type or a code; it may stand behind a log's own words. */
function readProblem(text: string): RequestClues | undefined {
  const json = parseObject(text.slice(Math.max(text.indexOf('{'), 0)));
  if (json === undefined) return undefined;
  const body = isObject(json['error']) ? json['error'] : json;
  const status = [body['status'], json['status'], body['statusCode']].map(String).find(isStatus);
  const type = [body['type'], body['code']].find((value) => typeof value === 'string');
  const instance = body['instance'];
  const path = typeof instance === 'string' ? readRequest(instance)?.path : undefined;
  if (status === undefined && type === undefined) return undefined;
  return {
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(path !== undefined && { path }),
  };
}

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

function readCommand(text: string): RequestClues | undefined {
  if (!/^[\s$>]*(?:curl|http|https|wget)(?:\.exe)?\s/.test(text)) return undefined;
  const request = readRequest(text);
  if (request?.path === undefined) return undefined;
  const named = new RegExp(`(?:-X\\s*|--request[\\s=]|--method=)["']?(${METHOD})\\b`, 'i');
  const method = named.exec(text)?.[1]?.toUpperCase() ?? request.method;
  const isSent = /\s(?:-d|--data(?:-raw|-binary|-urlencode)?|-F|--form|--json)[\s=]/.test(text);
  return { method: method ?? (isSent ? 'POST' : 'GET'), path: request.path };
}

function readRequest(text: string): RequestClues | undefined {
  const path = findPath(text);
  if (path === undefined) return undefined;
  const method = [METHOD_BEFORE_PATH, METHOD_IN_CODE].flatMap(
    (pattern) => pattern.exec(text)?.slice(1).find(Boolean)?.toUpperCase() ?? [],
  )[0];
  const rest = text.slice(text.indexOf(path) + path.length);
  const status = STATUS.exec(rest)?.[1];
  return {
    ...(method !== undefined && { method }),
    path,
    ...(status !== undefined && { status }),
  };
}

function findPath(text: string): string | undefined {
  // A path without its first slash, typed alone.
  if (/^[a-z][\w-]*(?:\/[\w{}:<>.-]+)+\/?$/i.test(text)) return `/${text}`;
  const url = URL.exec(text)?.[0].replace(/^https?:\/\//i, '');
  const path = url === undefined ? PATH.exec(text)?.[0] : /\/[^?#]*/.exec(url)?.[0];
  return path === undefined || /^\/*$/.test(path) ? undefined : path;
}

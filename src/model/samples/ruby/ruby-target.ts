import type { HttpRequest } from '../../request/http-request';
import { findHeader, toHeaderGroups, toJoinedHeaders } from '../../request/http-request';
import {
  becomesGet,
  listBodyHeaders,
  listCredentials,
  outlivesRedirects,
} from '../../request/redirects';
import { toTextMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toNamed, toReading, toSavedPath } from '../syntax/sample';
import type { SampleTarget } from '../syntax/target';
import { toVariant } from '../syntax/target';
import { toRubyBody, toRubyBodyLimitations } from './ruby-body';
import { quoteRuby, rubyWithStringKeys } from './ruby-syntax';

/** The samples in Ruby. */
export const rubyTarget: SampleTarget = {
  language: 'ruby',
  label: 'Ruby',
  highlight: 'ruby',
  variants: [toVariant('ruby/net::http', 'Net::HTTP', { name: 'Ruby', hasLoop: true }, renderRuby)],
};

/** Writes a request with Ruby's `net/http`. It names all headers; only for multipart `set_form` adds the type. */
export function renderRuby(request: HttpRequest): Sample {
  const { headers, response } = request;
  const body = request.body && toRubyBody(request.body);
  const usesJson = toReading(request) === 'json' || body?.startsWith('JSON.') === true;
  return {
    code: [
      ...(usesJson ? ["require 'json'"] : []),
      "require 'net/http'",
      '',
      ...(response?.redirects === true ? toLoop(request, body) : toOnce(request, body)),
      toCheck(request),
      ...toReadingLines(request),
    ].join('\n'),
    limitations: [
      ...toNamed(
        toHeaderGroups(headers)
          .filter(([name]) => name.endsWith('-'))
          .map(([name]) => ({ name: `${name} as ${name.replace(/-+$/, '')}` })),
        (names) => `Ruby sends the header ${names}.`,
      ),
      ...toTypeLimitations(request),
      ...toRubyBodyLimitations(request.body),
    ],
  };
}

function toTypeLimitations({ method, headers, body }: HttpRequest): readonly string[] {
  const isBare = body === undefined && /^(?:PATCH|POST|PUT)$/.test(method);
  return isBare && findHeader(headers, 'Content-Type') === undefined
    ? ['Below version 4, Ruby adds the Content-Type of a form, although there is no body.']
    : [];
}

/** The headers and the body, where there are some. */
function toStateLines({ headers }: HttpRequest, body?: string): readonly string[] {
  const joined = toJoinedHeaders(headers);
  return [
    ...(joined.length > 0 ? [`headers = ${toTextMap(joined, 0, rubyWithStringKeys)}`] : []),
    ...(body === undefined ? [] : [`body = ${body}`]),
  ];
}

function toOnce(request: HttpRequest, body?: string): readonly string[] {
  return [
    `url = URI(${quoteRuby(request.url)})`,
    ...toStateLines(request, body),
    '',
    ...toSendLines(request),
  ];
}

/** Ruby has a method for a GET, and for a POST with a body that is a text. */
function toSendLines(request: HttpRequest): readonly string[] {
  const { method, url, headers, body } = request;
  const further = headers.length > 0 ? ', headers' : '';
  const isWhole = toReading(request) !== 'stream';
  if (isWhole && method === 'GET' && body === undefined)
    return [`response = Net::HTTP.get_response(url${further})`];
  if (isWhole && method === 'POST' && body !== undefined && body.kind !== 'multipart')
    return [`response = Net::HTTP.post(url, body${further})`];
  return toExchange(request, toMethod(method), url.startsWith('http:') ? undefined : 'true');
}

/** Sends a request object over a connection. The verb, the condition of a body and `isSecure` are code. */
function toExchange(
  request: HttpRequest,
  verb: string,
  isSecure: string | undefined,
  condition = '',
): readonly string[] {
  const { body } = request;
  const isStream = toReading(request) === 'stream';
  const start = [
    'url.hostname, url.port',
    ...(isSecure === undefined ? [] : [`use_ssl: ${isSecure}`]),
    // A stream that breaks off would be requested again, and be printed from its start.
    ...(isStream ? ['max_retries: 0'] : []),
  ].join(', ');
  const assignment =
    body?.kind === 'multipart'
      ? "request.set_form(body, 'multipart/form-data')"
      : 'request.body = body';
  return [
    `request = ${toConstructor(request, verb)}`,
    ...(body ? [assignment + condition] : []),
    `response = Net::HTTP.start(${start}) do |http|`,
    ...(isStream ? streamLines : ['  http.request(request)']),
    'end',
  ];
}

/** Only inside the block of a request does a body come piece by piece. */
const streamLines = [
  '  http.request(request) do |incoming|',
  '    incoming.read_body { |text| print text } if incoming.is_a?(Net::HTTPSuccess)',
  '  end',
];

function toCheck({ method }: HttpRequest): string {
  const reason = method === 'HEAD' ? '' : ': #{response.body}';
  return `raise "HTTP #{response.code}${reason}" unless response.is_a?(Net::HTTPSuccess)`;
}

const readings = {
  headers: 'response.each_header { |name, value| puts "#{name}: #{value}" }',
  json: 'puts JSON.parse(response.body)',
  text: 'puts response.body',
  none: 'puts response.code',
} as const;

function toReadingLines(request: HttpRequest): readonly string[] {
  const reading = toReading(request);
  if (reading === 'stream') return [];
  if (reading !== 'file') return ['', readings[reading]];
  return ['', `File.binwrite(${quoteRuby(toSavedPath(request))}, response.body)`];
}

/** Sends the request again to where it is redirected, which `net/http` does not. */
function toLoop(request: HttpRequest, body?: string): readonly string[] {
  const changes = becomesGet(request.method);
  const verb = toMethod(request.method);
  const [current, condition] = changes ? ['verb', ' if body'] : [verb, ''];
  return [
    `url = URI(${quoteRuby(request.url)})`,
    ...(changes ? [`verb = ${verb}`] : []),
    ...toStateLines(request, body),
    '',
    '# The operation may redirect, and net/http does not follow by itself.',
    'response = nil',
    '10.times do',
    ...toExchange(request, current, "url.scheme == 'https'", condition).map((line) => `  ${line}`),
    "  break unless response.is_a?(Net::HTTPRedirection) && response['Location']",
    '',
    ...(changes ? toGetLines(request) : []),
    ...toTargetLines(listCredentials(request)),
    'end',
  ];
}

function toGetLines(request: HttpRequest): readonly string[] {
  const { method, body } = request;
  return [
    `  if response.code${outlivesRedirects(method) ? " == '303'" : '.to_i <= 303'}`,
    `    verb = ${isClass(method) ? 'Net::HTTP::Get' : "'GET'"}`,
    ...(body ? ['    body = nil'] : []),
    ...listBodyHeaders(request).map((name) => `    headers.delete(${quoteRuby(name)})`),
    '  end',
  ];
}

function toTargetLines(credentials: readonly string[]): readonly string[] {
  if (credentials.length === 0) return ["  url += response['Location']"];
  return [
    "  target = url + response['Location']",
    '  unless target.host == url.host && target.port == url.port',
    ...credentials.map((name) => `    headers.delete(${quoteRuby(name)})`),
    '  end',
    '  url = target',
  ];
}

/** True for a method for which `net/http` has a class; others are passed by name. */
function isClass(method: string): boolean {
  return /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method);
}

function toMethod(method: string): string {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return isClass(method) ? `Net::HTTP::${name}` : quoteRuby(method);
}

/** The request object of a method, which is a class or, for other methods, a name. */
function toConstructor({ method, headers }: HttpRequest, verb: string): string {
  const common = headers.length > 0 ? 'url, headers' : 'url';
  return isClass(method)
    ? `${verb}.new(${common})`
    : `Net::HTTPGenericRequest.new(${verb}, true, true, ${common})`;
}

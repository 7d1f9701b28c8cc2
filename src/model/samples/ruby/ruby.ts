import type { HttpRequest } from '../../request/http-request';
import { findHeader, toHeaderGroups, toJoinedHeaders } from '../../request/http-request';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { toTextMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toNamed, toReading, toSavedPath } from '../syntax/sample';
import type { RubyBody } from './ruby-body';
import { toRubyBody, toRubyBodyLimitations } from './ruby-body';
import { quoteRuby, rubyWithStringKeys } from './ruby-syntax';

/** Writes a request with Ruby's `net/http`. It names all headers; only for multipart `set_form` adds the type. */
export function renderRuby(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const body = request.body && toRubyBody(request.body);
  const requires = [
    ...(body?.requires ?? []),
    ...(toReading(request) === 'json' ? ["require 'json'"] : []),
    "require 'net/http'",
  ];
  return {
    code: [
      ...new Set(requires),
      '',
      ...(request.response?.redirects === true ? toLoop(request, body) : toOnce(request, body)),
      toCheck(request),
      ...toReadingLines(request),
    ].join('\n'),
    limitations: [
      ...toNamed(
        toHeaderGroups(request.headers)
          .filter(([name]) => name.endsWith('-'))
          .map(([name]) => ({ name: `${name} as ${name.replace(/-+$/, '')}` })),
        (names) => `Ruby sends the header ${names}.`,
      ),
      ...toTypeLimitations(request),
      ...(request.body ? toRubyBodyLimitations(request.body) : []),
    ],
  };
}

function toTypeLimitations({ method, headers, body }: HttpRequest): readonly string[] {
  const isBare = body === undefined && /^(?:PATCH|POST|PUT)$/.test(method);
  return isBare && findHeader(headers, 'Content-Type') === undefined
    ? ['Below version 4, Ruby adds the Content-Type of a form, although there is no body.']
    : [];
}

function toStateLines({ headers }: HttpRequest, body?: RubyBody): readonly string[] {
  const joined = toJoinedHeaders(headers);
  return [
    ...(joined.length > 0 ? [`headers = ${toTextMap(joined, 0, rubyWithStringKeys)}`] : []),
    ...(body ? [`body = ${body.expression}`] : []),
  ];
}

function toOnce(request: HttpRequest, body?: RubyBody): readonly string[] {
  return [
    `url = URI(${quoteRuby(request.url)})`,
    ...toStateLines(request, body),
    '',
    ...toSendLines(request, body),
  ];
}

/** Ruby has a method for a GET, and for a POST with a body that is a text. */
function toSendLines(request: HttpRequest, body?: RubyBody): readonly string[] {
  const { method, url, headers } = request;
  const hasHeaders = headers.length > 0;
  const isWhole = toReading(request) !== 'stream';
  if (isWhole && method === 'GET' && body === undefined)
    return [`response = Net::HTTP.get_response(url${hasHeaders ? ', headers' : ''})`];
  if (isWhole && method === 'POST' && body !== undefined && request.body?.kind !== 'multipart')
    return [`response = Net::HTTP.post(url, body${hasHeaders ? ', headers' : ''})`];
  return [
    `request = ${toConstructor(request, toMethod(method))}`,
    ...(body ? [body.assignment] : []),
    `response = Net::HTTP.start(${toStartArguments(request, url.startsWith('http:') ? '' : 'true')}) do |http|`,
    ...toRequestLines(request),
    'end',
  ];
}

/** A stream that breaks off would be requested again, and be printed from its start. */
function toStartArguments(request: HttpRequest, isSecure: string): string {
  return [
    'url.hostname, url.port',
    ...(isSecure === '' ? [] : [`use_ssl: ${isSecure}`]),
    ...(toReading(request) === 'stream' ? ['max_retries: 0'] : []),
  ].join(', ');
}

/** Only inside the block of a request does a body come piece by piece. */
function toRequestLines(request: HttpRequest): readonly string[] {
  if (toReading(request) !== 'stream') return ['  http.request(request)'];
  return [
    '  http.request(request) do |incoming|',
    '    incoming.read_body { |text| print text } if incoming.is_a?(Net::HTTPSuccess)',
    '  end',
  ];
}

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
function toLoop(request: HttpRequest, body?: RubyBody): readonly string[] {
  const rules = toRedirectRules(request);
  const changes = rules.becomesGetOn !== 'none';
  return [
    `url = URI(${quoteRuby(request.url)})`,
    ...(changes ? [`verb = ${toMethod(request.method)}`] : []),
    ...toStateLines(request, body),
    '',
    '# The operation may redirect, and net/http does not follow by itself.',
    'response = nil',
    '10.times do',
    `  request = ${toConstructor(request, changes ? 'verb' : toMethod(request.method))}`,
    ...(body ? [`  ${body.assignment}${changes ? ' if body' : ''}`] : []),
    `  response = Net::HTTP.start(${toStartArguments(request, "url.scheme == 'https'")}) do |http|`,
    ...toRequestLines(request).map((line) => `  ${line}`),
    '  end',
    "  break unless response.is_a?(Net::HTTPRedirection) && response['Location']",
    '',
    ...toGetLines(request.method, rules, body),
    ...toTargetLines(rules),
    'end',
  ];
}

function toGetLines(
  method: string,
  { becomesGetOn, bodyHeaders }: RedirectRules,
  body?: RubyBody,
): readonly string[] {
  if (becomesGetOn === 'none') return [];
  return [
    `  if response.code${becomesGetOn === '303' ? " == '303'" : '.to_i <= 303'}`,
    `    verb = ${classes.has(method) ? 'Net::HTTP::Get' : "'GET'"}`,
    ...(body ? ['    body = nil'] : []),
    ...bodyHeaders.map((name) => `    headers.delete(${quoteRuby(name)})`),
    '  end',
  ];
}

function toTargetLines({ credentials }: RedirectRules): readonly string[] {
  if (credentials.length === 0) return ["  url += response['Location']"];
  return [
    "  target = url + response['Location']",
    '  unless target.host == url.host && target.port == url.port',
    ...credentials.map((name) => `    headers.delete(${quoteRuby(name)})`),
    '  end',
    '  url = target',
  ];
}

const classes = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** `net/http` has a class for each method it supports; others are passed by name. */
function toMethod(method: string): string {
  const className = method.charAt(0) + method.slice(1).toLowerCase();
  return classes.has(method) ? `Net::HTTP::${className}` : quoteRuby(method);
}

/** The request object of a method, which is a class or, for other methods, a name. */
function toConstructor({ method, headers }: HttpRequest, verb: string): string {
  const common = headers.length > 0 ? 'url, headers' : 'url';
  return classes.has(method)
    ? `${verb}.new(${common})`
    : `Net::HTTPGenericRequest.new(${verb}, true, true, ${common})`;
}

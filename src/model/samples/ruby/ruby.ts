import type { HttpRequest } from '../../request/http-request';
import { toHeaderGroups, toJoinedHeaders } from '../../request/http-request';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { toTextMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import type { RubyBody } from './ruby-body';
import { toRubyBody, toRubyBodyLimitations } from './ruby-body';
import { quoteRuby, rubyWithStringKeys } from './ruby-syntax';

/** Writes a request with Ruby's `net/http`. It names all headers; only for multipart `set_form` adds the type. */
export function renderRuby(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const body = request.body && toRubyBody(request.body);
  const rules = toRedirectRules(request);
  return {
    code: [
      ...(body?.requires ?? []),
      "require 'net/http'",
      '',
      ...toStateLines(request, rules, body),
      '',
      ...toLoopLines(request, rules, body),
      '',
      'puts response.code, response.body',
    ].join('\n'),
    limitations: [
      ...toHeaderGroups(request.headers)
        .filter(([name]) => name.endsWith('-'))
        .map(([name]) => `Ruby sends the header ${name} as ${name.replace(/-+$/, '')}.`),
      ...(request.body ? toRubyBodyLimitations(request.body) : []),
    ],
  };
}

function toStateLines(
  request: HttpRequest,
  { becomesGetOn }: RedirectRules,
  body?: RubyBody,
): readonly string[] {
  const headers = toJoinedHeaders(request.headers);
  return [
    `url = URI(${quoteRuby(request.url)})`,
    ...(becomesGetOn === 'none' ? [] : [`method = ${toMethod(request.method)}`]),
    ...(headers.length > 0 ? [`headers = ${toTextMap(headers, 0, rubyWithStringKeys)}`] : []),
    ...(body ? [`body = ${body.expression}`] : []),
  ];
}

function toLoopLines(
  request: HttpRequest,
  rules: RedirectRules,
  body?: RubyBody,
): readonly string[] {
  return [
    '# net/http does not follow redirects by itself.',
    'response = nil',
    '10.times do',
    `  request = ${toConstructor(request, rules)}`,
    ...(body ? [`  ${body.assignment}`] : []),
    "  response = Net::HTTP.start(url.hostname, url.port, use_ssl: url.scheme == 'https') do |http|",
    '    http.request(request)',
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
    `    method = ${classes.has(method) ? 'Net::HTTP::Get' : "'GET'"}`,
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

function toConstructor({ method, headers }: HttpRequest, { becomesGetOn }: RedirectRules): string {
  const common = headers.length > 0 ? 'url, headers' : 'url';
  if (!classes.has(method)) return `Net::HTTPGenericRequest.new(method, true, true, ${common})`;
  return `${becomesGetOn === 'none' ? toMethod(method) : 'method'}.new(${common})`;
}

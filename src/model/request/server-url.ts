import { encodeStrictly, isAscii, toEncodedPath } from './encoding';
import { HOST } from './placeholder-host';
import type { TemplateServer, TemplateVariable } from './request-template';

/**
 * The absolute URL of a server with these values of its variables, without a trailing slash or fragment.
 *
 * Values that the document declares stay as they are. No other text can end or change the authority of the URL:
 * what does not fit its place there is percent-encoded, which no client takes for a host.
 */
export function toServerUrl(server: TemplateServer | undefined, texts: readonly string[]): string {
  if (server === undefined) return HOST;
  const filled = fillServer(server, (variable, at) => {
    const text = texts[server.variables.indexOf(variable)] ?? variable.default;
    const place = toPlace(server, variable, at);
    if (isDeclared(variable, text) || patterns[place].test(text)) return text;
    if (place === 'path') return text.replaceAll(/[?#\\]/g, encodeURIComponent);
    return (place === 'tail' ? '/' : '') + encodeStrictly(text);
  });
  const [url = ''] = toAbsolute(filled, toDefaultUrl(server)).split('#', 1);
  const [, start = '', authority = '', path = '', query = ''] =
    /^(.*?:\/\/)([^/?]*)([^?]*)(.*)$/s.exec(url) ?? [];
  return (
    toHttp(start) +
    toEncodedPath(toAsciiAuthority(authority) + path.replace(/\/+$/, '') + query.replace(/\?$/, ''))
  );
}

/** A WebSocket starts as a request by HTTP. */
function toHttp(start: string): string {
  return start.toLowerCase().replace(/^ws(?=s?:)/, 'http');
}

/** Only the document decides if the URL is absolute, never a value. */
function toAbsolute(url: string, standard: string): string {
  if (/^[a-z][\w+.-]*:\/\/[^/?#]/i.test(standard)) return url;
  if (/^\/\/[^/?#]/.test(standard)) return `https:${url}`;
  const path = url.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' || path.includes(':') ? HOST : `${HOST}/${path}`;
}

/** The authority of a URL with an international host name in ASCII, as the URL standard writes it. */
function toAsciiAuthority(authority: string): string {
  return authority.replace(/[^@:\\]+(?=(?::\d*)?$)/, (host) => {
    const url = `https://${host}`;
    return isAscii(host) || !URL.canParse(url) ? host : new URL(url).hostname;
  });
}

/**
 * Where a variable stands in a server's URL. An address is a host with what stands behind it, and a URL with its
 * scheme, too; a tail follows the host at once and starts the path itself.
 */
type VariablePlace =
  'scheme' | 'url' | 'address' | 'host' | 'hostWithPort' | 'port' | 'tail' | 'path';

/** The URL with the text of each variable. A name that is not declared stays in its braces. */
function fillServer(
  { template, variables }: TemplateServer,
  toText: (variable: TemplateVariable, at: number) => string,
): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (braces: string, name: string, at: number) => {
    const variable = variables.find((one) => one.name === name);
    return variable === undefined ? braces : toText(variable, at);
  });
}

/** The URL with the defaults of its variables. */
function toDefaultUrl(server: TemplateServer): string {
  return fillServer(server, (variable) => variable.default);
}

/** The place of a variable whose braces are at this position. The defaults before it alone say where it stands. */
function toPlace(
  { template, variables }: TemplateServer,
  variable: TemplateVariable,
  at: number,
): VariablePlace {
  const before = toDefaultUrl({ template: template.slice(0, at), variables });
  const { default: standard } = variable;
  const values = [standard, ...variable.values];
  const address = standard.includes('//') ? 'url' : 'address';
  const authority = /^(?:[a-z][\w+.-]*:)?\/\/([^/?#]*)$/i.exec(before)?.[1];
  if (authority === undefined) {
    if (before === '' && template.startsWith(`{${variable.name}}://`, at)) return 'scheme';
    const isStart = /^(?:[a-z][\w+.-]*:?)?\/?$/i.test(before);
    return isStart && values.some((value) => value.includes('//')) ? address : 'path';
  }
  if (authority !== '' && values.every((value) => /^(?:[/?#]|$)/.test(value))) return 'tail';
  if (values.some((value) => /[/?#]/.test(value))) return address;
  if (authority.endsWith(':')) return 'port';
  return /:\d+$/.test(standard) ? 'hostWithPort' : 'host';
}

/** True for a value that the document itself gives. */
export function isDeclared(variable: TemplateVariable, text: string): boolean {
  return variable.default === text || variable.values.includes(text);
}

const host = '[a-z\\d](?:[a-z\\d._-]{0,250}[a-z\\d])?';
const port = '(?::\\d{1,5})?';
const path = '/[\\w./~%-]*';

/** The texts, not from the document, that leave the URL's authority as it is. */
const patterns: Readonly<Record<VariablePlace, RegExp>> = {
  scheme: /^(?:https?|wss?)$/i,
  host: new RegExp(`^${host}$`, 'i'),
  hostWithPort: new RegExp(`^${host}${port}$`, 'i'),
  address: new RegExp(`^${host}${port}(?:${path})?$`, 'i'),
  url: new RegExp(`^(?:https?|wss?)://${host}${port}(?:${path})?$`, 'i'),
  port: /^\d{1,5}$/,
  tail: new RegExp(`^(?:${path})?$`, 'i'),
  path: /^[^\s\p{Cc}\p{Cs}?#\\]*$/u,
};

/** The rule for a value: the syntax of its place, or the values that the document lists. */
export type VariableRule = VariablePlace | 'listed';

/** The rule that the value of each variable breaks. */
export function listBrokenRules(
  server: TemplateServer,
  texts: readonly string[],
): readonly (VariableRule | undefined)[] {
  return server.variables.map((variable, index) => {
    const text = texts[index] ?? variable.default;
    if (isDeclared(variable, text)) return undefined;
    if (variable.values.length > 0) return 'listed';
    // In two places at once it is bound by the stricter one, which comes first.
    const at = server.template.indexOf(`{${variable.name}}`);
    const place = at === -1 ? 'path' : toPlace(server, variable, at);
    return patterns[place].test(text) ? undefined : place;
  });
}

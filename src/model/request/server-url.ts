import { encodeStrictly, toEncodedPath } from './encoding';
import { toAsciiAuthority } from './host-name';
import { HOST } from './placeholder-host';
import type { TemplateServer } from './request-template';
import {
  fillServer,
  isDeclared,
  isFitting,
  listHostChoices,
  toDefaultUrl,
} from './server-variables';

/**
 * The absolute URL of a server with these values of its variables, without a trailing slash or fragment.
 *
 * Values that the document declares stay as they are. No other text can end or change the authority of the URL:
 * what does not fit its place there is percent-encoded, which no client takes for a host.
 */
export function toServerUrl(
  server: TemplateServer | undefined,
  variables: readonly string[],
): string {
  if (server === undefined) return HOST;
  const filled = fillServer(server, (variable, place, index) => {
    const text = variables[index] ?? variable.default;
    if (isDeclared(variable, text) || isFitting(variable, place, text)) return text;
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

/** The origin of the samples if a reader's own text has chosen it, and not the document. */
export function findChosenOrigin(
  server: TemplateServer | undefined,
  variables: readonly string[],
): string | undefined {
  if (server === undefined) return undefined;
  const choices = listHostChoices(server);
  const isChosen = server.variables.some(
    (variable, index) =>
      choices[index] === true && !isDeclared(variable, variables[index] ?? variable.default),
  );
  return isChosen ? /^[^:]*:\/\/[^/?#]*/.exec(toServerUrl(server, variables))?.[0] : undefined;
}

/** Only the document decides if the URL is absolute, never a value. */
function toAbsolute(url: string, standard: string): string {
  if (/^[a-z][\w+.-]*:\/\/[^/?#]/i.test(standard)) return url;
  if (/^\/\/[^/?#]/.test(standard)) return `https:${url}`;
  const path = url.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' || path.includes(':') ? HOST : `${HOST}/${path}`;
}

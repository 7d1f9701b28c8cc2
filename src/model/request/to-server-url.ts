import type { TemplateServer } from './request-template';

/** A server may be named by a path, or not at all: then the host is for the caller to fill in. */
const HOST = 'https://api.example.com';

/** The absolute address of a server whose variables have these values, without a slash at its end. */
export function toServerUrl(
  server: TemplateServer | undefined,
  variables: readonly string[],
): string {
  if (server === undefined) return HOST;
  const names = server.variables.map(({ name }) => name);
  const filled = server.template.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const index = names.indexOf(name);
    return index === -1 ? whole : (variables[index] ?? whole);
  });
  return toEncodedPath(toAbsolute(filled)).replace(/\/+$/, '');
}

function toAbsolute(url: string): string {
  if (/^[a-z][\w+.-]*:\/\/[^/?#]/i.test(url)) return url;
  if (/^\/\/[^/?#]/.test(url)) return `https:${url}`;
  const path = url.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' || path.includes(':') ? HOST : `${HOST}/${path}`;
}

/** What stands in an address beside its values may be any letters; half a letter is none. */
export function toEncodedPath(path: string): string {
  return path
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[^\x21-\x7E]+|["<>\\^`{|}]/gu, (signs) => encodeURIComponent(signs));
}

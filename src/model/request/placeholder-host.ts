/** Stands in for the host, for readers to replace, if the server is only a path or is missing from the document. */
export const HOST = 'https://api.example.com';

/** True for a server that is only a path. */
export function isWithoutHost(url: string): boolean {
  return !/^(?:[a-z][\w+.-]*:)?\/\/[^/?#]/i.test(url);
}

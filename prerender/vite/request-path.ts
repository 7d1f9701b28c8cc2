/** The path of a request's URL; slashes before it would be read as the name of another host. */
export function toRequestPath(url = '/'): string {
  const [path = ''] = url.split('?');
  return path.replace(/^\/*/, '/');
}

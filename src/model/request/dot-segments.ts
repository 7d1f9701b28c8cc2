/** What becomes of `.` and `..` in a path where a client resolves them, as the URL standard asks for. */
export function toDotLimitations(url: string, client: string): readonly string[] {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  const hasDots = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return hasDots
    ? [`${client} resolves the dots in the path, which makes another address of it.`]
    : [];
}

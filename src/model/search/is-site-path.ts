/** White space and control characters: browsers drop some of them, which turns `/⇥/evil` into `//evil`. */
const UNSAFE = /[\\\s\p{Cc}]/u;

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether a URL can only lead to the base path of this site or below it. */
export function isSitePath(url: string, base: string): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  if (UNSAFE.test(url) || DOT_SEGMENT.test(path)) return false;
  return path === base.replace(/\/$/, '') || path.startsWith(base);
}

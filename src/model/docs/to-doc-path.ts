const INDEX = /(?:^|\/)(?:index|readme)$/i;

/**
 * The site path of a doc: `platform/a/index` → `/docs/platform/a/`, `routing` → `/docs/routing`.
 *
 * An index document keeps its trailing slash, a leaf has none. Behaviour SV.7, SA.47.
 */
export function toDocPath(id: string, slug?: string): string {
  if (slug !== undefined) return toSlugPath(id, slug);
  return INDEX.test(id) ? `/docs/${id.replace(INDEX, '')}/`.replace(/\/+$/, '/') : `/docs/${id}`;
}

function toSlugPath(id: string, slug: string): string {
  if (slug.startsWith('/')) return `/docs${slug}`;
  const folder = id.split('/').slice(0, -1);
  const parts: string[] = [];
  for (const part of [...folder, ...slug.split('/')]) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/docs/${parts.join('/')}`;
}

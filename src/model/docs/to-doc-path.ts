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
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  return slug.startsWith('/')
    ? `/docs${slug}`
    : `/docs/${[folder, slug].filter((part) => part !== '').join('/')}`;
}

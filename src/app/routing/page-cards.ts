import type { Card } from '../../model/guides/card';
import { withBase } from '../../model/site/paths';
import { toTrustedHtml } from '../../ui/trust';
import { siteIdentity } from '../layout/site-identity';

/** The cards of pages, from their documents; a page that does not come is named by its path. */
export function loadPageCards(paths: readonly string[]): Promise<readonly Card[]> {
  return Promise.all(
    paths.map((path) => loadCard(path).catch(() => ({ label: path, href: path, description: '' }))),
  );
}

async function loadCard(path: string): Promise<Card> {
  const response = await fetch(withBase(siteIdentity.base, path));
  const page = new DOMParser().parseFromString(
    toTrustedHtml(response.ok ? await response.text() : ''),
    'text/html',
  );
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  return {
    label: page.querySelector('h1')?.textContent ?? path,
    href: path,
    description: description ?? '',
  };
}

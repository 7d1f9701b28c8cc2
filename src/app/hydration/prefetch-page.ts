import { findSection } from '../../catalog/sections';
import { loadSectionPage } from '../routing/load-page';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const prefetched = new Set<string>();

/** Loads a page's chunks ahead of a click, once; never on a slow or metered connection. */
export function prefetchPage(path: string): void {
  const section = findSection(path);
  if (section === undefined || prefetched.has(path) || isSparing()) return;
  prefetched.add(path);
  // A failure shows itself when the reader really goes there.
  loadSectionPage(section, path).catch(() => prefetched.delete(path));
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

import type { GuideTable } from './guide-table';

/** The versions that were searched, as errors name them. */
export function toVersionNames(tables: readonly GuideTable[]): string {
  const names = tables.map(({ version }) => version.name).join(', ');
  return `version${tables.length > 1 ? 's' : ''} "${names}"`;
}

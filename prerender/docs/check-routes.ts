import { toComparablePath } from '../../src/model/paths';
import type { Problem } from '../../src/model/problem';
import type { Place } from './place';

/** Something that has a page, and where a writer can change the page's address. */
export interface RouteOwner extends Place {
  /** Site path. */
  readonly path: string;
  readonly file: string;
}

/** Of things with the same address only the first is seen. Behaviour S5.33. */
export function checkRoutes(owners: readonly RouteOwner[]): readonly Problem[] {
  const routes = new Map<string, RouteOwner[]>();
  for (const owner of owners) {
    const route = toComparablePath(owner.path);
    const known = routes.get(route);
    if (known === undefined) routes.set(route, [owner]);
    else known.push(owner);
  }
  return [...routes.values()].flatMap(toProblems);
}

function toProblems(owners: readonly RouteOwner[]): readonly Problem[] {
  const files = [...new Set(owners.map(({ file }) => file))].join(', ');
  return owners.slice(1).map(({ file, line, column, path }) => ({
    file,
    line,
    column,
    severity: 'warning',
    message: `Duplicate routes found! Attempting to create page at ${path}, but a page already exists at this route: ${files}. This could lead to non-deterministic routing behavior.`,
    hint: 'Give one of them another "slug".',
  }));
}

import { toComparablePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { FilePosition } from '../sources/position';

/** Something that has a page. */
export interface RouteOwner {
  /** Site path. */
  readonly path: string;
  /** How a message calls it. */
  readonly name: string;
  /** Where a writer can change its address; undefined for what others make. */
  readonly position?: FilePosition;
}

/** Of things with the same address only the first is seen. */
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
  const [first, ...others] = owners;
  const names = owners.map(({ name }) => name).join(', ');
  return others.flatMap(({ path, position = first?.position }) => {
    if (position === undefined) return [];
    return [
      {
        ...position,
        severity: 'warning',
        message: `Duplicate routes found! Attempting to create page at ${path}, but a page already exists at this route: ${names}. This could lead to non-deterministic routing behavior.`,
        hint: 'Give one of them another "slug".',
      },
    ];
  });
}

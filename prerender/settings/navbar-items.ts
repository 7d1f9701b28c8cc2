import { isObject } from '../../src/model/json-object';
import { findUnsafeScheme } from '../../src/model/site/paths';

/** An item that cannot be shown, with its place in the configuration. */
interface NavbarMistake {
  readonly keys: readonly string[];
  readonly message: string;
  readonly hint: string;
}

/** The other keys that each type of item must have. */
const navbarKeys: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['guides', []],
  ['api', []],
  ['sidebar', ['id', 'label']],
  ['doc', ['id', 'label']],
  ['link', ['href', 'label']],
]);

function isNavbarItem(item: unknown): boolean {
  if (!isObject(item) || findUnsafeScheme(String(item['href'])) !== undefined) return false;
  return navbarKeys.get(item['type'])?.every((key) => typeof item[key] === 'string') ?? false;
}

/** Finds items of the navbar that cannot be shown. */
export function checkNavbarItems(items: unknown): readonly NavbarMistake[] {
  if (!Array.isArray(items)) return [];
  const known = [...navbarKeys].map(([type, keys]) => [type, ...keys].join(' with '));
  const message =
    'This item of the navbar has no type that is known, lacks what that needs, or runs a script.';
  return [...items.keys()]
    .filter((at) => !isNavbarItem(items[at]))
    .map((at) => ({ keys: ['navbar', `${at}`], message, hint: `Types: ${known.join(', ')}.` }));
}

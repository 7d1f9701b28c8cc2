import { posix } from 'node:path';

/** Keys below which references of a kind stand, with the component group of that kind. */
const kinds: Readonly<Record<string, string>> = {
  callbacks: 'callbacks',
  examples: 'examples',
  headers: 'headers',
  links: 'links',
  parameters: 'parameters',
  pathItems: 'pathItems',
  paths: 'pathItems',
  requestBodies: 'requestBodies',
  requestBody: 'requestBodies',
  responses: 'responses',
  securitySchemes: 'securitySchemes',
  webhooks: 'pathItems',
};

/** The group of components for what a `$ref` at some keys names; schemas, where nothing else is said. */
export function toComponentKind(keys: readonly string[]): string {
  const [parent, group] = [keys.at(-2) ?? '', keys.at(-3) ?? ''];
  if (parent === 'requestBody') return 'requestBodies';
  // `properties/parameters/$ref` is a property of that name.
  if (keys.at(-3) === 'properties') return 'schemas';
  return Object.hasOwn(kinds, group) ? (kinds[group] ?? 'schemas') : 'schemas';
}

/** A name for what stands at some keys of a file: the last key, or the file's own name. */
export function toComponentName(file: string, keys: readonly string[]): string {
  const name = keys.at(-1) ?? posix.basename(file).replace(/\.[^.]+$/, '');
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'part';
}

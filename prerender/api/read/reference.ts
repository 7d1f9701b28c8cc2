import { isContainer } from '../document/pointer';
import type { PartPlace } from './source-map';
import type { SpecPart } from './spec-part';

/** The `$ref` of a value, if it has one. */
export function findRef(value: unknown): string | undefined {
  if (!isContainer(value) || !Object.hasOwn(value, '$ref')) return undefined;
  const ref: unknown = Reflect.get(value, '$ref');
  return typeof ref === 'string' ? ref : undefined;
}

/** The `$ref` of a value that has nothing else. */
export function findSoleRef(value: unknown): string | undefined {
  return isContainer(value) && Object.keys(value).length === 1 ? findRef(value) : undefined;
}

/** True for a reference from the root file to the root file. */
export function isLocal(root: SpecPart, { part }: PartPlace, ref: string): boolean {
  return part === root && ref.startsWith('#');
}

import { decodePercent } from '../../../src/model/site/decode-percent';

/** The keys of a JSON Pointer such as `#/paths/~1teams/get`. RFC 6901. */
export function toKeys(pointer: string): readonly string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodePercent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer's keys, or undefined; ignores inherited properties. */
export function findAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  );
}

/** True for an object or a list. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A scalar as text; empty for a container, whose `toString` may be anything. */
export function toScalarText(value: unknown): string {
  return isContainer(value) ? '' : String(value);
}

/** The pointer of some keys, without a leading `#`: `/paths/~1teams/get`. */
export function toPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The start of a sentence about the value at some keys. */
export function toPlaceText(keys: readonly string[]): string {
  return keys.length === 0 ? 'The document' : `"${keys.join(' › ')}"`;
}

/** Sets a key of an object, even `__proto__`. */
export function setOwn(holder: object, key: string, value: unknown): void {
  const options = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(holder, key, { value, ...options });
}

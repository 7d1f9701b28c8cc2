import type { TypedObject } from '../document/list-typed-objects';
import { isSwagger } from '../document/list-typed-objects';
import { isReferable } from '../document/object-kinds';
import { findAt } from '../document/pointer';
import type { ShelfKind } from './validator-shelf';

/** What was taken, and where from. */
export interface Taken {
  readonly kind: ShelfKind;
  readonly value: unknown;
  readonly keys: readonly string[];
}

/** Takes out of an object what the schema of the validator would not look at. */
export function takeUnknown(
  { kind, value, keys }: TypedObject,
  document: unknown,
): readonly Taken[] {
  if (isSwagger(document)) return [];
  const version = String(findAt(document, ['openapi'])).slice(0, 3);
  if (kind === 'pathItems' && version === '3.2') {
    const { query } = value;
    Reflect.deleteProperty(value, 'query');
    const others = takeEntries(value, 'additionalOperations', 'operation', keys, () => true);
    return query === undefined
      ? others
      : [{ kind: 'operation', value: query, keys: [...keys, 'query'] }, ...others];
  }
  if (kind === 'links' && version !== '3.0' && value['server'] !== undefined) {
    const { server } = value;
    Reflect.deleteProperty(value, 'server');
    return [{ kind: 'server', value: server, keys: [...keys, 'server'] }];
  }
  if (kind !== 'components') return [];
  const isOld = version === '3.0';
  return [
    ...(version === '3.2' ? takeEntries(value, 'mediaTypes', 'mediaTypes', keys, () => true) : []),
    ...(isOld ? takeEntries(value, 'pathItems', 'pathItems', keys, () => true) : []),
    ...(isOld ? Object.keys(value) : []).flatMap((group) =>
      isReferable(group)
        ? takeEntries(value, group, group, keys, (name) => !/^[\w.-]+$/.test(name))
        : [],
    ),
  ];
}

function takeEntries(
  holder: Record<string, unknown>,
  field: string,
  kind: ShelfKind,
  keys: readonly string[],
  isTaken: (name: string) => boolean,
): readonly Taken[] {
  const group = holder[field];
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return [];
  const names = Object.keys(group).filter(isTaken);
  const taken = names.map((name) => ({
    kind,
    value: findAt(group, [name]),
    keys: [...keys, field, name],
  }));
  for (const name of names) Reflect.deleteProperty(group, name);
  if (Object.keys(group).length === 0 && names.length > 0) Reflect.deleteProperty(holder, field);
  return taken;
}

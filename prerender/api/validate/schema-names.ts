import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';

/** Where schemas have names: in OpenAPI 3, and in Swagger 2.0. */
const PLACES = [['components', 'schemas'], ['definitions']];

/** Leaves out a schema whose name is empty: nothing can refer to it, and its page would have no address. */
export function readSchemaNames(document: unknown, locate: Locate): readonly Problem[] {
  return PLACES.flatMap((keys): readonly Problem[] => {
    const named = keys.reduce<unknown>(
      (object, key) => (isObject(object) ? object[key] : undefined),
      document,
    );
    if (!isObject(named) || !Object.hasOwn(named, '')) return [];
    Reflect.deleteProperty(named, '');
    return [
      {
        ...locate([...keys, '']),
        severity: 'warning',
        message: `"${keys.join(' › ')}" has a schema without a name: it is ignored.`,
        hint: 'Give it a name, or remove it.',
      },
    ];
  });
}

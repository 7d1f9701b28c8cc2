import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';

/** Leaves out components whose name is empty: nothing can refer to them, and a page of theirs has no address. */
export function readComponentNames(document: unknown, locate: Locate): readonly Problem[] {
  const components = isObject(document) ? document['components'] : undefined;
  if (!isObject(components)) return [];
  return Object.entries(components).flatMap(([kind, named]) => {
    if (!isObject(named) || !Object.hasOwn(named, '')) return [];
    Reflect.deleteProperty(named, '');
    return [
      {
        ...locate(['components', kind, '']),
        severity: 'warning',
        message: `"components › ${kind}" has an entry without a name: it is ignored.`,
        hint: 'Give it a name, or remove it.',
      },
    ];
  });
}

import { isToken } from '../../../src/model/request/http-request';
import type { Problem } from '../../diagnostics/problem';
import { listObjects } from '../document/objects';
import type { Locate } from '../../sources/position';

/** Warns of headers with a name that HTTP does not allow: pages show them, and samples cannot send them. */
export function checkHeaderNames(document: unknown, locate: Locate): readonly Problem[] {
  return listObjects(document).flatMap(({ kind, value, keys }): readonly Problem[] => {
    const { name, in: location } = value;
    if (kind !== 'parameters' && kind !== 'securitySchemes') return [];
    if (location !== 'header' || typeof name !== 'string' || isToken(name)) return [];
    return [
      {
        ...locate([...keys, 'name']),
        severity: 'warning',
        message: `${JSON.stringify(name)} is not a valid name of a header: samples leave it out.`,
        hint: 'Use letters, digits, "-" and "_".',
      },
    ];
  });
}

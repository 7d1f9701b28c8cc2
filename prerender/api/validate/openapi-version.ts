import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import { findAt } from '../document/pointer';

/** Reports an unsupported OpenAPI version. */
export function checkVersion(document: unknown, locate: Locate): readonly Problem[] {
  const openapi = findAt(document, ['openapi']);
  const swagger = findAt(document, ['swagger']);
  if (typeof openapi === 'string' && /^3\.[012](?:\.|$)/.test(openapi)) return [];
  if (openapi === undefined && (swagger === '2.0' || swagger === '2')) return [];
  const [field, found] = openapi === undefined ? ['swagger', swagger] : ['openapi', openapi];
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  const says = found === undefined ? 'has no "openapi" field' : `says "${field}: ${text}"`;
  return [
    {
      ...locate(found === undefined ? [] : [field]),
      severity: 'error',
      message: `The file ${says}; supported versions are 3.0, 3.1, 3.2 and Swagger 2.0.`,
      hint: 'Start the file with "openapi: 3.1.0".',
    },
  ];
}

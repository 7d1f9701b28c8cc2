import { isBelowPath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from './docs/doc';
import { toKeyPosition } from './docs/doc';

/** Reports guides with an address that belongs to an API, whose page readers see there. */
export function checkApiAddresses(
  docs: readonly Pick<Doc, 'file' | 'path' | 'positions'>[],
  apis: readonly { readonly file: string; readonly path: string }[],
): readonly Problem[] {
  return docs.flatMap((doc) => {
    const api = apis.find(({ path }) => isBelowPath(doc.path, path));
    if (api === undefined) return [];
    return [
      {
        file: doc.file,
        ...toKeyPosition(doc, 'slug'),
        severity: 'warning',
        message: `The page has the address ${doc.path}, which belongs to the API ${api.file}: it is not shown.`,
        hint: 'Give it another "slug", or move its file.',
      },
    ];
  });
}

import type { GuidePage, LastUpdate } from '../../../src/model/guides/guide-page';
import type { Doc } from './doc';

/** What a guide's page needs beside its own file. */
export interface GuidePageOptions {
  /** Where the project's root can be edited, without a slash at its end. */
  readonly editUrl?: string | undefined;
  /** What the repository knows. */
  readonly lastUpdate?: LastUpdate | undefined;
  readonly tags?: GuidePage['tags'] | undefined;
}

/** What a guide's module knows of it beside its text. */
export function toGuidePage(doc: Doc, options: GuidePageOptions): GuidePage {
  const { id, path, title, description, keywords, image, tableOfContents } = doc;
  const editUrl = findEditUrl(doc, options.editUrl);
  const lastUpdate = { ...options.lastUpdate, ...doc.lastUpdate };
  return {
    id,
    path,
    title,
    description,
    keywords,
    ...(image !== undefined && { image }),
    unlisted: doc.unlisted,
    draft: doc.draft,
    showTitle: doc.showTitle,
    ...(tableOfContents !== undefined && { tableOfContents }),
    tags: options.tags ?? [],
    ...(editUrl !== undefined && { editUrl }),
    ...(Object.keys(lastUpdate).length > 0 && { lastUpdate }),
  };
}

function findEditUrl({ customEditUrl, file }: Doc, root: string | undefined): string | undefined {
  if (customEditUrl === null || customEditUrl === '') return undefined;
  if (customEditUrl !== undefined) return customEditUrl;
  return root === undefined ? undefined : `${root.replace(/\/$/, '')}/${encodeURI(file)}`;
}

import { test } from '@playwright/test';
import { expectLightFirstVisit } from './first-visit-weight';
import type { SitePage } from './site-pages';
import { listSitePages } from './site-pages';

/** Also the pages of categories and of tags, which are made from the table of guides. */
function isGuide({ path }: SitePage): boolean {
  return path.startsWith('/docs/') && !path.startsWith('/docs/api/');
}

test.describe('the first visit', () => {
  for (const { path } of listSitePages().filter(isGuide)) {
    test(`of ${path} stays within its budget and without the prerenderer's runtime`, async ({
      page,
    }) => {
      await expectLightFirstVisit(page, path);
    });
  }
});

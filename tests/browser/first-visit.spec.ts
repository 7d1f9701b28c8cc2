import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { budgets } from '../../prerender/checks/size-report';
import type { SitePage } from './site-pages';
import { listSitePages } from './site-pages';

function isGuide({ path }: SitePage): boolean {
  return path.startsWith('/docs/') && !path.startsWith('/docs/api/');
}

/** Everything of a kind that the browser loads before any interaction, in bytes after gzip. */
async function weighFirstVisit(
  page: Page,
  path: string,
): Promise<{ script: number; style: number; text: string }> {
  const bodies: Promise<{ kind: string; body: Buffer }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') {
      bodies.push(response.body().then((body) => ({ kind, body })));
    }
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(bodies);
  const sum = (kind: string) =>
    loaded
      .filter((file) => file.kind === kind)
      .reduce((total, file) => total + gzipSync(file.body, { level: 9 }).length, 0);
  const text = loaded
    .filter(({ kind }) => kind === 'script')
    .map(({ body }) => body.toString())
    .join('\n');
  return { script: sum('script'), style: sum('stylesheet'), text };
}

test.describe('the first visit', () => {
  for (const { path } of listSitePages().filter(isGuide)) {
    test(`of ${path} stays within its budget and without the prerenderer's runtime`, async ({
      page,
    }) => {
      const { script, style, text } = await weighFirstVisit(page, path);
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(budgets.guideScript);
      expect(style).toBeGreaterThan(0);
      expect(style).toBeLessThanOrEqual(budgets.style);
      expect(text).not.toMatch(/_vike|vike_pageContext|\[Vike\]/i);
    });
  }
});

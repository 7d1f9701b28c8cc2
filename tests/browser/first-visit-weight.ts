import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { budgets } from '../../prerender/build/size/size-report';

/** Fails unless everything that a browser loads before any interaction is within the budget. */
export async function expectLightFirstVisit(page: Page, path: string): Promise<void> {
  const { script, style, text } = await weighFirstVisit(page, path);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budgets.guideScript);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(budgets.style);
  expect(text).not.toMatch(/_vike|vike_pageContext|\[Vike\]/i);
}

interface Weight {
  /** Bytes after gzip. */
  readonly script: number;
  readonly style: number;
  /** All scripts. */
  readonly text: string;
}

async function weighFirstVisit(page: Page, path: string): Promise<Weight> {
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

import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { search } from './search';
import { listSitePages } from './site-pages';
import { expect, test, toTiers } from './test';
import { test as plainTest } from '@playwright/test';

const pages = listSitePages();

declare global {
  interface Window {
    /** What the content policy has refused, as the browser reports it to the page. */
    refused?: string[];
  }
}

/** Collects what the content policy of each document refuses. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refused?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => window.refused ?? ['not watched']);
}

test.describe('the content policy', () => {
  test('is the same on every page and in the headers', async ({ request }) => {
    const policies = new Set(
      pages.map(
        ({ html }) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1],
      ),
    );
    expect(policies.size).toBe(1);
    const [policy = ''] = policies;
    for (const path of ['/', '/docs/', '/docs/no-such-page', '/favicon.svg']) {
      const response = await request.get(path);
      const header = response.headers()['content-security-policy'];
      expect(header, path).toBe(`${policy}; frame-ancestors 'none'`);
    }
  });

  test('finds neither a style nor a program within the HTML of any page', () => {
    for (const { path, html } of pages) {
      const inTags = (html.match(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? []).join('\n');
      expect(inTags, path).not.toMatch(/\sstyle\s*=|<style\b|\son[a-z]+\s*=|javascript:/i);
      const scripts = html.match(/<script(?: type="module")?>/g) ?? [];
      expect(scripts.length, path).toBeLessThanOrEqual(3);
    }
  });

  test('refuses nothing that the site itself does', async ({ page }) => {
    const listRefused = await watchPolicy(page);
    await openPage(page, '/docs/markdown-features/mathematics');
    // Each page from here on is made in the browser, not by its HTML.
    for (const name of [
      'Code blocks',
      'Progress',
      'Tables',
      'Hover card',
      'Scroll area',
      'Mathematics',
    ]) {
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page.locator('h1')).toHaveText(name);
    }
    await search(page, 'create team');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/create-team/);
    await page.getByRole('button', { name: /own values$/ }).click();
    await expect(page.locator('pre:visible').first()).toBeVisible();
    expect(await listRefused()).toEqual([]);
  });

  test(
    'keeps the styles of elements, with script and without',
    { tag: '@all' },
    async ({ page, browser, baseURL }) => {
      const path = '/docs/markdown-features/mathematics';
      const readHeights = (from: Page) =>
        from
          .locator('.katex .strut')
          .evaluateAll((all) => all.map((strut) => getComputedStyle(strut).height));
      await openPage(page, path);
      await expect(page.locator('[data-style]')).toHaveCount(0);
      const heights = await readHeights(page);
      expect(new Set(heights).size).toBeGreaterThan(3);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${path}`);
      expect(await readHeights(plain)).toEqual(heights);
      await context.close();
      await openPage(page, '/docs/markdown-features/code-blocks');
      await page.getByRole('link', { name: 'Mathematics', exact: true }).first().click();
      await expect(page.locator('h1')).toHaveText('Mathematics');
      expect(await readHeights(page)).toEqual(heights);
    },
  );
});

// Without the `test` of this site, which fails because of the very reports that these want.
plainTest.describe('a program that somebody brought onto a page', () => {
  for (const [[name, act], tier] of toTiers(
    [
      [
        'a script',
        'document.body.append(Object.assign(document.createElement("script"), { text: "window.marker = 1" }))',
      ],
      [
        'HTML',
        'document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\'window.marker = 1\'>")',
      ],
      ['a style', 'document.body.setAttribute("style", "color: red")'],
      ['a text that is run', 'setTimeout("window.marker = 1")'],
      [
        'a foreign image',
        'document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/a.png" }))',
      ],
    ] as const,
    2,
  )) {
    plainTest(`does nothing, and is reported: ${name}`, { tag: tier }, async ({ page }) => {
      const listRefused = await watchPolicy(page);
      await openPage(page, '/docs/');
      await page.evaluate(`(() => { try { ${act} } catch {} })()`);
      await expect.poll(listRefused).not.toEqual([]);
      expect(await page.evaluate(() => window.marker)).toBeUndefined();
    });
  }
});

import { expect as expectSoon, test, toTiers } from './test';
import { guide, guideFile, operation, serveForDevelopment, specFile } from './development-site';
import { expectHydrated, openPage } from './open-page';
import { watchNetwork } from './quiet-network';

const throwerFile = 'content/docs/platform/message-iframe-helper/thrower.tsx';
const siteFile = 'content/site.ts';

// Modules are compiled on first request.
const expect = expectSoon.configure({ timeout: 240_000 });

const site = serveForDevelopment();

// Each edit of the configuration, and each mend, loads the page anew. A step ends when it is there: a page that
// is closed or edited while it loads may miss what the server tells.

test.describe('a configuration that is edited', () => {
  test('shows a new title and a new item of the navbar', { tag: '@all' }, async ({ page }) => {
    await openPage(page, site.origin + guide);
    await site.copy.edited(siteFile, "title: '", "title: 'New ", async () => {
      await expect(page).toHaveTitle(/ \| New /);
      await expectHydrated(page);
    });
    await expect(page).not.toHaveTitle(/New/);
    await expectHydrated(page);
    const navbar = "navbar: [{ type: 'doc', id: 'first-call', label: 'Begin' }],\n  apiOrder:";
    await site.copy.edited(siteFile, 'apiOrder:', navbar, async () => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Begin' })).toHaveAttribute(
        'href',
        '/docs/first-call',
      );
      await expectHydrated(page);
    });
    await expect(page).not.toHaveTitle(/New/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Begin' })).toHaveCount(0);
    await expectHydrated(page);
  });

  test(
    'has the server start again, and the open page wait for it',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, site.origin + guide);
      await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
      const before = site.server.output().length;
      await site.copy.edited(siteFile, 'editUrl:', '// editUrl:', async () => {
        await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
        await expect(page.locator('main h1')).toBeVisible();
        await expectHydrated(page);
      });
      await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
      await expectHydrated(page);
      expect(site.server.output().slice(before)).toContain('restarted');
    },
  );
});

test.describe('a mistake', () => {
  const broken = [
    {
      name: 'in a guide',
      path: guide,
      file: guideFile,
      from: '\n## ',
      to: '\n<div>\n\n## ',
      says: /closing tag/,
    },
    {
      name: 'in a spec',
      path: operation,
      file: specFile,
      from: '  version: ',
      to: '  version: "',
      says: /not valid YAML/,
    },
    {
      name: 'in the configuration',
      path: guide,
      file: siteFile,
      from: "titleDelimiter: '|'",
      to: 'titleDelimiter: 5',
      says: /"titleDelimiter" must be/,
    },
  ];

  for (const [{ name, path, file, from, to, says }, tag] of toTiers(broken, 1)) {
    const lays = `${name} lays its place over the page, and goes when it is mended`;
    test(lays, { tag }, async ({ page }) => {
      await openPage(page, site.origin + path);
      const overlay = page.locator('vite-error-overlay');
      const untilQuiet = watchNetwork(page);
      await site.copy.edited(file, from, to, async () => {
        await expect(overlay).toContainText(says);
        await expect(overlay).toContainText(new RegExp(`${file}:\\d+:\\d+`));
        await expect(overlay).toContainText('fix:');
        // One mistake fails several requests: an answer that comes after the mend would be shown again.
        await untilQuiet();
        // The terminal has lines for people, and nothing of the error as an object.
        expect(site.server.output()).not.toMatch(/Malformed error|pluginCode/);
      });
      await expect(overlay).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      await expectHydrated(page);
    });

    test(
      `${name} is told by a page that is opened with it, which comes when it is mended`,
      { tag: '@all' },
      async ({ page }) => {
        await site.copy.edited(file, from, to, async () => {
          await page.goto(site.origin + path);
          await expect(page.locator('vite-error-overlay')).toContainText(says);
          await expect(page.locator('vite-error-overlay')).toContainText(
            new RegExp(`${file}:\\d+:\\d+`),
          );
        });
        await expect(page.locator('main h1')).toBeVisible();
        await expectHydrated(page);
      },
    );
  }
});

test(
  'a page comes by itself if the server stops between it and its client',
  { tag: '@all' },
  async ({ page }) => {
    const stopOnce = () => page.route('**/@vite/client', (route) => route.abort(), { times: 1 });
    await stopOnce();
    await openPage(page, site.origin + guide);
    await site.copy.edited(guideFile, '\n## ', '\n<div>\n\n## ', async () => {
      await stopOnce();
      await page.goto(site.origin + guide);
      await expect(page.locator('vite-error-overlay')).toContainText(/closing tag/);
    });
    await expectHydrated(page);
  },
);

for (const { name, throws, file } of [
  { name: 'an expression', throws: '{undefined.length}', file: guideFile },
  { name: 'a component', throws: 'export const Thrower', file: throwerFile },
]) {
  test(
    `${name} that throws is shown with its own line, until it is mended`,
    { tag: '@all' },
    async ({ page }) => {
      await site.copy.write(throwerFile, `\n${throws} = () => <p>{undefined.length}</p>;\n`);
      const use =
        file === guideFile ? throws : `import { Thrower } from './thrower';\n\n<Thrower />`;
      await site.copy.edited(guideFile, '\n## ', `\n${use}\n\n## `, async () => {
        const lines = (await site.copy.read(file)).split('\n');
        const line = lines.findIndex((text) => text.startsWith(throws)) + 1;
        const read = async () => (await page.request.get(site.origin + guide)).text();
        await expect.poll(read).toContain('data-mistake');
        await page.goto(site.origin + guide);
        await expect(page.locator('vite-error-overlay')).toContainText(`${file}:${line}:`);
      });
      await expect(page.locator('main h1')).toBeVisible();
      await expectHydrated(page);
    },
  );
}

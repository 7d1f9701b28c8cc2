import { expect, test } from './test';
import { serveFixture } from './fixture-site';
import { openPage } from './open-page';
import { getSidebar } from './page-parts';
import { checkEveryPage, getCode, getPager, readIndex } from './published-docs';

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the guides of a command line tool, written for Docusaurus', { tag: '@all' }, () => {
  const getSite = serveFixture('docusaurus/a');

  checkEveryPage(getSite, {
    '/docs/': 'What is Lantern?',
    '/docs/category/getting-started': 'Getting started',
    '/docs/getting-started/install': 'Install Lantern',
    '/docs/getting-started/first-preview': 'Your first preview',
    '/docs/guides/configuration': 'Configuration',
    '/docs/guides/deploy': 'Deploy from CI',
    '/docs/guides/plugins': 'Plugins',
    '/docs/reference/cli': 'Commands',
    '/docs/reference/exit-codes': 'Exit codes',
    '/docs/faq': 'Questions',
    '/docs/tags/basics': '2 docs tagged with "basics"',
  });

  test('have their order, their labels and their categories', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/guides/deploy`);
    await expect(getSidebar(page).locator('a')).toHaveText([
      'Introduction',
      'Getting started',
      'Install Lantern',
      'First preview',
      'Configuration',
      'CI',
      'Plugins',
      'Reference',
      'Exit codes',
      'Questions',
    ]);
    await expect(getSidebar(page).getByText('Guides', { exact: true })).toBeVisible();
    await expect(getSidebar(page).locator('li.exit-codes')).toHaveText('Exit codes');
    await expect(getPager(page)).toHaveText(['Previous Configuration', 'Next Write a plugin']);
  });

  test('have their admonitions, one in another, with titles', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/guides/configuration`);
    await expect(page.locator('[data-type="danger"]')).toContainText(
      'Never write it into the file',
    );
    await expect(page.locator('[data-type="danger"] pre')).toContainText('LANTERN_PASSWORD');
    await expect(page.locator('[data-type="note"] > [data-type="tip"]')).toContainText('--all');
    await openPage(page, `${getSite().origin}/docs/getting-started/install`);
    await expect(page.locator('[data-type="info"] p').first()).toHaveText(
      'Which version do I have?',
    );
    await expect(page.locator('[data-type="warning"] p').first()).toHaveText('Caution');
  });

  test('have the titles and the marks of their code', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/guides/configuration`);
    await expect(getCode(page, 'lantern.config.js').locator('[data-mark]')).toHaveText([
      '  days: 14,',
      '  password: process.env.LANTERN_PASSWORD,',
    ]);
    await openPage(page, `${getSite().origin}/docs/guides/deploy`);
    const workflow = getCode(page, '.github/workflows/preview.yml');
    await expect(workflow.locator('[data-number="11"][data-mark]')).toContainText('LANTERN_TOKEN:');
    await openPage(page, `${getSite().origin}/docs/guides/plugins`);
    await expect(getCode(page, 'lantern.config.js').locator('[data-mark]')).toContainText(
      'plugins:',
    );
    await openPage(page, `${getSite().origin}/docs/getting-started/install`);
    await expect(getCode(page, '~/.profile').locator('[data-mark]')).toContainText('export PATH');
    await expect(page.locator('figure', { hasText: 'brew tap' })).not.toContainText('highlight-');
  });

  test('have their images with sizes, their anchors and their links', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/getting-started/first-preview`);
    await expect(page.locator('article img')).toHaveAttribute('width', '320');
    await expect(page.locator('article img')).toHaveAttribute('height', '180');
    await page.locator('article').getByRole('link', { name: 'Deploy from CI' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/docs/guides/deploy`);
    await page.getByRole('link', { name: 'why there is no server' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/docs/#why`);
    await expect(page.locator('h2#why')).toBeInViewport();
  });

  test('have what their front matter says, and no drafts', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/guides/deploy`);
    await expect(page.locator('article footer')).toContainText(
      'Last updated on Mar 2, 2024 by Mira Holt',
    );
    await openPage(page, `${getSite().origin}/docs/reference/exit-codes`);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    expect(readIndex(getSite())).not.toContain('broken markup');
  });

  test(
    'have an unlisted one, which has a notice, and is nowhere else',
    { tag: '@S82' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/docs/old-flags`);
      const notice = page.locator('main [data-type]', { hasText: 'Unlisted page' });
      await expect(notice).toContainText('Search engines will not index it');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(getPager(page)).toHaveCount(0);
      // Only while it is open.
      const current = getSidebar(page).locator('[aria-current="page"]');
      await expect(current).toHaveAttribute('href', '/docs/old-flags');
      const { copy } = getSite();
      expect(await copy.read('dist/client/sitemap.xml')).not.toContain('old-flags');
      expect(readIndex(getSite())).not.toContain('old-flags');
      for (const path of ['faq', 'tags/basics'])
        expect(await copy.read(`dist/client/docs/${path}/index.html`)).not.toContain('old-flags');
    },
  );
});

test.describe('the guides of a library, written for Docusaurus', { tag: '@all' }, () => {
  const getSite = serveFixture('docusaurus/b');

  checkEveryPage(getSite, {
    '/docs/': 'Quill Forms',
    '/docs/installation': 'Installation',
    '/docs/components': 'All components',
    '/docs/components/text-field': 'TextField',
    '/docs/components/date-picker': 'DatePicker',
    '/docs/theming': 'Theming',
    '/docs/recipes': 'Recipes',
    '/docs/migration/': 'Migration',
    '/docs/migration/from-v2': 'From version 2',
    '/docs/migration/from-v3': 'From version 3',
    '/docs/tags/fields': 'One doc tagged with "Fields"',
  });

  test('have their order, and categories with pages of their own', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/migration/from-v3`);
    await expect(getSidebar(page).locator('a')).toHaveText([
      'Overview',
      'Installation',
      'Components',
      'TextField',
      'DatePicker',
      'Theming',
      'Recipes',
      'Migration',
      '2 → 3',
      '3 → 4',
    ]);
    await expect(getPager(page)).toHaveText(['Previous 2 → 3']);
    await openPage(page, `${getSite().origin}/docs/migration/`);
    await expect(page.locator('article h2')).toHaveText(['2 → 3', '3 → 4']);
  });

  test('have their tabs, with their labels, their first one and their group', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/installation`);
    await expect(page.getByRole('tab')).toHaveText([
      'npm',
      'pnpm',
      'ES modules',
      'CommonJS',
      'CDN',
    ]);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add quill-forms')).toBeVisible();
    await page.getByRole('tab', { name: 'CDN' }).click();
    await expect(page.getByText('The CDN is for experiments.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  });

  test('have their partials, values and components', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/`);
    await expect(page.locator('h1')).toHaveText('Quill Forms');
    await expect(page.locator('[data-type="info"] p').first()).toHaveText('Requirements');
    await expect(page.getByText('The current version is 4.1.0.')).toBeVisible();
    await expect(page.getByText('Less than 4 kB')).toHaveCSS('background-color', 'rgb(37, 82, 74)');
    await openPage(page, `${getSite().origin}/docs/installation`);
    await expect(page.getByText('The provider goes around everything:')).toBeVisible();
    await openPage(page, `${getSite().origin}/docs/theming`);
    await expect(
      page.locator('[data-type="info"] > [data-type="tip"] > [data-type="note"]'),
    ).toBeVisible();
  });

  test('have the pieces of the theme that they import', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/components/text-field`);
    await expect(getCode(page, 'A field with a hint').locator('[data-number="4"]')).toHaveText(
      '/>',
    );
    await openPage(page, `${getSite().origin}/docs/components/date-picker`);
    await expect(page.locator('article').getByRole('link', { name: 'Try it' })).not.toHaveCount(0);
    await page.getByText('All formats').click();
    await page.getByText('Japanese').click();
    await expect(page.getByText('2024年5月20日')).toBeVisible();
    await openPage(page, `${getSite().origin}/docs/recipes`);
    await expect(page.getByText('Your window is 1280 pixels wide.')).toBeVisible();
    await expect(getCode(page, 'examples/sign-up.jsx')).toContainText('export function SignUp()');
    const href = await page.getByRole('link', { name: 'Download it' }).getAttribute('href');
    const file = await page.request.get(getSite().origin + href);
    expect(await file.text()).toContain('export function SignUp()');
  });
});

test.describe('the guides of a server, written for Docusaurus', { tag: '@all' }, () => {
  const getSite = serveFixture('docusaurus/c');

  checkEveryPage(getSite, {
    '/docs/': 'Harbour',
    '/docs/quick-start': 'Quick start',
    '/docs/configuration': 'Configuration',
    '/docs/http-api': 'HTTP API',
    '/docs/admin/monitoring': 'Monitoring',
    '/docs/admin/upgrade': 'Upgrade',
    '/docs/admin/backup/': 'Backup',
    '/docs/admin/backup/restore': 'Restore',
    '/docs/admin/backup/schedule': 'Schedule',
  });

  test('have their order, and no unlisted page in it', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/quick-start`);
    await expect(getSidebar(page).locator('a')).toHaveText([
      'Quick start',
      'Configuration',
      'HTTP API',
      'Backup',
      'Schedule',
      'Restore',
      'Monitoring',
      'Harbour',
    ]);
    await expect(getSidebar(page).locator('li.administration > details')).toHaveAttribute('open');
    await openPage(page, `${getSite().origin}/docs/admin/upgrade`);
    await expect(page.getByText('Unlisted page')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('[data-type="info"] p').first()).toHaveText('Important');
  });

  test('have their HTML, and the headings and links that old Markdown knows', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/`);
    await expect(page.getByRole('img', { name: 'Harbour' })).toHaveAttribute('width', '160');
    await openPage(page, `${getSite().origin}/docs/http-api`);
    await expect(page.locator('article kbd')).toHaveText(['Ctrl', 'C']);
    await openPage(page, `${getSite().origin}/docs/configuration`);
    await expect(page.locator('h2#quota')).toContainText('quota');
    await openPage(page, `${getSite().origin}/docs/quick-start`);
    await expect(page.getByTitle('All settings')).toHaveAttribute('href', '/docs/configuration');
    await page.getByRole('link', { name: 'backups' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/docs/admin/backup/`);
  });

  test('have their files: an image with a space in its name, and data to download', async ({
    page,
  }) => {
    await openPage(page, `${getSite().origin}/docs/admin/monitoring`);
    await expect(page.getByRole('img', { name: 'The dashboard' })).toBeVisible();
    await expect(page.locator('li [data-type="tip"]')).toContainText('A list may hold');
    const href = await page.getByRole('link', { name: 'the dashboard' }).getAttribute('href');
    const file = await page.request.get(getSite().origin + href);
    expect(await file.json()).toBeTruthy();
  });
});

import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testAnnouncement } from './announcement';
import { findViolationsInThemes } from './axe';
import { watchConsole } from './console-watch';
import { startSite } from './fixture-site';
import { listMistakesBelow } from './html-mistakes';
import { openPage } from './open-page';
import type { RunningCommand } from './run-command';
import { runLine } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';
import { expect, test } from './test';
import { fill, getField, getForm, openForm } from './try-it';

const fixture = fileURLToPath(new URL('../fixtures/another', import.meta.url));

/** What a team puts in the place of ours. */
const theirs = ['content', 'specs', 'public/favicon.svg'];

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'default' });

let copy: SiteCopy;
let server: RunningCommand;
let origin: string;

test.beforeAll(async () => {
  copy = await createSiteCopy();
  for (const name of theirs) {
    rmSync(join(copy.folder, name), { recursive: true });
    cpSync(join(fixture, name), join(copy.folder, name), { recursive: true });
  }
  // A link that leads nowhere is a warning, and stops this build.
  const { code, output } = await runLine(copy.folder, 'npm run build -- --strict');
  expect(code, output).toBe(0);
  ({ server, origin } = await startSite(copy));
});

test.afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

testAnnouncement(() => `${origin}/handbook`);

test.describe('a site of another team', () => {
  test('has nothing of ours in any file that is published', () => {
    const client = join(copy.folder, 'dist/client');
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ya?ml)$|^_/.test(name),
    );
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((name) =>
      [...readFileSync(join(client, name), 'utf8').matchAll(/.{0,40}easier.{0,40}/gi)].map(
        ([text]) => `${name}: ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('has valid HTML, its announcement included', async () => {
    expect(await listMistakesBelow(join(copy.folder, 'dist/client'))).toEqual([]);
  });

  test('shows its own name, mark, home page and footer, quietly', async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, `${origin}/handbook/`);
    await expect(page).toHaveTitle('Lendwell');
    const brand = page.getByRole('banner').getByRole('link').first();
    await expect(brand).toHaveText('Lendwell');
    await expect(brand.locator('rect')).toHaveAttribute('rx', '3');
    await expect(page.locator('h1')).toHaveText('Books, lent well');
    await expect(page.locator('main pre:visible').first()).toContainText(
      'https://api.lendwell.example/books',
    );
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/handbook/docs/guides/lend');
    expect(await findViolationsInThemes(page)).toEqual([]);
    await expect(page.getByRole('contentinfo')).toContainText('© Lendwell');
    await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL(`${origin}/handbook/docs/`);
    await page.getByRole('main').getByRole('link', { name: 'the call that lists books' }).click();
    await expect(page.locator('h1')).toHaveText('List books');
    expect(watch.problems).toEqual([]);
  });

  test(
    'says nothing of a pattern whose script does not come',
    { tag: '@all' },
    async ({ page }) => {
      await page.route(/pattern\.worker/, (route) => route.abort());
      const failed = page.waitForEvent('console', (message) =>
        message.text().startsWith('The patt'),
      );
      await openPage(page, `${origin}/handbook/docs/api/library/list-books/`);
      await openForm(page);
      await fill(page, 'shelf', '1!');
      await failed;
      await expect(getForm(page).getByText('Not checked')).toHaveCount(0);
      await fill(page, 'shelf', '1');
      await expect(getField(page, 'shelf')).not.toHaveAttribute('aria-invalid');
    },
  );

  test(
    'says of a value that its pattern takes too long, and stays usable',
    { tag: '@all' },
    async ({ page }) => {
      const watch = watchConsole(page);
      await openPage(page, `${origin}/handbook/docs/api/library/list-books/`);
      await openForm(page);
      await fill(page, 'shelf', `${'1'.repeat(60)}!`);
      await fill(page, 'room', 'A');
      const form = getForm(page);
      await expect(form.getByText('Not checked: the pattern takes too long.')).toBeVisible();
      await expect(getField(page, 'shelf')).not.toHaveAttribute('aria-invalid');
      await expect(getField(page, 'room')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText('1 field needs attention')).toBeVisible();
      await fill(page, 'room', 'a');
      await fill(page, 'shelf', '1');
      await expect(form.locator('.try-it-error')).toHaveCount(0);
      expect(watch.problems).toEqual([]);
    },
  );
});

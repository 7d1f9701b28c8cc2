import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, test } from './test';
import { guide, guideFile, operation, serveForDevelopment, specFile } from './development-site';
import { expectHydrated, isSameDocument, markDocument, openPage } from './open-page';
import { listReference, search } from './search';
import { expectThemeToggleWorks } from './theme';
import { getSidebar } from './page-parts';

const partialFile = 'content/docs/platform/message-iframe-helper/_part.mdx';
const pictureFile = 'content/docs/platform/message-iframe-helper/just-drawn.svg';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const goneFile = 'content/docs/platform/soon-gone.mdx';

// Modules are compiled and the search index is created on first request.
const expect = expectSoon.configure({ timeout: 240_000 });

const site = serveForDevelopment((copy) =>
  copy.write(goneFile, '---\ntitle: Soon gone\n---\n\nText.\n'),
);

test.describe('the development server', () => {
  test('renders pages of every kind, which work', { tag: '@all' }, async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => void uncaught.push(error.message));
    for (const path of ['/', '/docs/', guide, '/docs/category/platform', operation, '/search']) {
      await openPage(page, site.origin + path);
      await expect(page.locator('main h1')).toBeVisible();
      await expectThemeToggleWorks(page);
    }
    expect(uncaught).toEqual([]);
  });

  test('hydrates without a warning from React', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/warning|error/.test(message.type())) complaints.push(message.text());
    });
    for (const path of ['/', guide, operation]) await openPage(page, site.origin + path);
    expect(complaints).toEqual([]);
  });

  test('shows the not-found page for an unknown address', async ({ page }) => {
    await page.goto(`${site.origin}/docs/no-such-page`);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
  });

  test('serves no file of the machine', { tag: '@F48' }, async ({ request }) => {
    for (const path of ['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/..%2f..%2f..%2fetc/passwd'])
      expect(await (await request.get(site.origin + path)).text()).not.toMatch(/^root:/m);
  });

  test(
    'searches the reference as the built site does once its pages are made',
    { tag: '@all' },
    async ({ page, request }) => {
      await openPage(page, `${site.origin}/docs/`);
      const built = await listReference(request, test.info().project.use.baseURL ?? '');
      expect(built.length).toBeGreaterThan(100);
      // A question each second would keep the server from making pages.
      await expect
        .poll(() => listReference(request, site.origin), { intervals: [3000] })
        .toEqual(built);
    },
  );

  test('finds the heading of a guide', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${site.origin}/docs/`);
    await page.keyboard.press('Control+k');
    await search(page, 'sandbox attributes');
    await expect(page.getByRole('option').first()).toContainText('Sandbox attributes');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/message-iframe-helper\/guide\?.*#sandbox-attributes$/);
  });
});

test.describe('a guide that is edited', () => {
  test('shows its new text in the open page, without a reload', async ({ page }) => {
    await openPage(page, site.origin + guide);
    await markDocument(page);
    await site.copy.edited(
      guideFile,
      '\n## ',
      '\nA sentence that was just written.\n\n## ',
      async () => {
        await expect(page.getByText('A sentence that was just written.')).toBeVisible();
        expect(await isSameDocument(page)).toBe(true);
      },
    );
    await expect(page.getByText('A sentence that was just written.')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows a new heading in the table of contents', { tag: '@all' }, async ({ page }) => {
    await openPage(page, site.origin + guide);
    await markDocument(page);
    await site.copy.edited(guideFile, '\n## ', '\n## Just added\n\n## ', async () => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link', { name: 'Just added' })).toBeVisible();
      await expect(page.locator('#just-added')).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test(
    'shows a new label in the sidebar, and a new title in the page and its tab',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, site.origin + guide);
      await markDocument(page);
      const front = await site.copy.read(guideFile);
      const title = getMatch(front, /^title: .*$/m);
      await site.copy.edited(guideFile, title, 'title: A title that was just changed', async () => {
        await expect(page.locator('main h1')).toHaveText('A title that was just changed');
        await expect(page).toHaveTitle(/^A title that was just changed \| /);
      });
      const label = getMatch(front, /^sidebar_label: .*$/m);
      await site.copy.edited(guideFile, label, 'sidebar_label: A new label', async () => {
        await expect(getSidebar(page).getByRole('link', { name: 'A new label' })).toBeVisible();
      });
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(
    'shows what is saved in a partial, and tells when it is gone',
    { tag: '@all' },
    async ({ page }) => {
      const overlay = page.locator('vite-error-overlay');
      await site.copy.write(partialFile, 'As it was written.\n');
      await openPage(page, site.origin + guide);
      await markDocument(page);
      const part = "\nimport Part from './_part.mdx';\n\n<Part />\n\n## ";
      await site.copy.edited(guideFile, '\n## ', part, async () => {
        await expect(page.getByText('As it was written.')).toBeVisible();
        await site.copy.write(partialFile, 'As it was edited.\n');
        await expect(page.getByText('As it was edited.')).toBeVisible();
        expect(await isSameDocument(page)).toBe(true);
        await rm(join(site.copy.folder, partialFile));
        await expect(overlay).toContainText('_part.mdx" does not exist');
        await site.copy.write(partialFile, 'It is back.\n');
        await expect(page.getByText('It is back.')).toBeVisible();
        await expect(overlay).toHaveCount(0);
      });
      await rm(join(site.copy.folder, partialFile));
    },
  );

  test(
    'shows a picture that is added after its address, also after a reload',
    { tag: '@all' },
    async ({ page }) => {
      const overlay = page.locator('vite-error-overlay');
      await openPage(page, site.origin + guide);
      const picture = '\n![Just drawn](./just-drawn.svg)\n\n## ';
      await site.copy.edited(guideFile, '\n## ', picture, async () => {
        await expect(overlay).toContainText('just-drawn.svg');
        await page.reload();
        await expect(page.getByText('just-drawn.svg').first()).toBeVisible();
        await site.copy.write(pictureFile, PICTURE);
        await expect(page.getByAltText('Just drawn')).toBeVisible();
        await expect(overlay).toHaveCount(0);
      });
      await expect(page.getByAltText('Just drawn')).toHaveCount(0);
      await rm(join(site.copy.folder, pictureFile));
    },
  );

  test('is found by its new words', { tag: '@all' }, async ({ page }) => {
    await site.copy.edited(guideFile, '\n## ', '\n## Zebracrossing\n\n## ', async () => {
      await openPage(page, `${site.origin}/search?q=zebracrossing`);
      await expect(page.getByRole('article').first()).toContainText('Zebracrossing');
    });
  });

  test('is found by its new words in a palette that is open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${site.origin}/docs/`);
    await page.keyboard.press('Control+k');
    await search(page, 'zebracrossing');
    await expect(page.getByRole('option')).toHaveCount(0);
    await site.copy.edited(guideFile, '\n## ', '\n## Zebracrossing\n\n## ', async () => {
      await expect(page.getByRole('option').first()).toContainText('Zebracrossing');
    });
  });

  test(
    'is not found once it is deleted, and nothing that is gone is asked for',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${site.origin}/docs/platform/soon-gone`);
      const failed: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 500) failed.push(answer.url());
      });
      await rm(join(site.copy.folder, goneFile));
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      expect(failed).toEqual([]);
      expect((await page.request.get(page.url())).status()).toBe(404);
    },
  );
});

test.describe('a spec that is edited', () => {
  test('shows a new summary on the open page of the operation and in the sidebar', async ({
    page,
  }) => {
    await openPage(page, site.origin + operation);
    const summary = await page.locator('main h1').innerText();
    await site.copy.edited(
      specFile,
      `summary: ${summary}\n`,
      'summary: Found a team\n',
      async () => {
        await expect(page.locator('main h1')).toHaveText('Found a team');
        await expect(getSidebar(page).getByRole('link', { name: 'Found a team' })).toBeVisible();
      },
    );
    await expect(page.locator('main h1')).toHaveText(summary);
  });

  test('shows in the guides that quote it', { tag: '@all' }, async ({ page }) => {
    // The first is data, and the second has code of its own.
    for (const path of ['/docs/platform/errors', '/docs/markdown-features/reference-parts']) {
      await openPage(page, site.origin + path);
      await markDocument(page);
      await site.copy.edited(
        specFile,
        'already has the task prefix WHO.',
        'has had the task prefix WHO for long.',
        async () => {
          await expect(page.getByText('has had the task prefix WHO for long.')).toBeVisible();
          expect(await isSameDocument(page)).toBe(true);
        },
      );
      await expect(page.getByText('already has the task prefix WHO.')).toBeVisible();
    }
  });

  test('shows a new description without a reload', { tag: '@all' }, async ({ page }) => {
    await openPage(page, site.origin + operation);
    await markDocument(page);
    const spec = await site.copy.read(specFile);
    const start = spec.indexOf('description: |\n', spec.indexOf('operationId: createTeam\n'));
    const line = /description: \|\n( +)(\S.*)\n/.exec(spec.slice(start));
    const [whole = '', indent = '', text = ''] = line ?? [];
    await site.copy.edited(
      specFile,
      whole,
      whole.replace(text, `Just described anew.\n${indent}${text}`),
      async () => {
        await expect(page.getByText('Just described anew.')).toBeVisible();
        expect(await isSameDocument(page)).toBe(true);
      },
    );
  });
});

test.describe('a spec that its editor empties before it is written', () => {
  for (const pause of [10, 25, 40]) {
    test(
      `for ${pause} ms is never taken for an empty one`,
      { tag: '@all' },
      async ({ page, context }) => {
        await openPage(page, site.origin + operation);
        const spec = await site.copy.read(specFile);
        await site.copy.write(specFile, '');
        await new Promise((done) => setTimeout(done, pause));
        await site.copy.write(specFile, spec);
        await openPage(await context.newPage(), site.origin + guide);
        await expect(page.locator('vite-error-overlay')).toHaveCount(0);
      },
    );
  }
});

test.describe('a style that is edited', () => {
  test('shows in the open page, without a reload', async ({ page }) => {
    await openPage(page, site.origin + guide);
    await markDocument(page);
    await site.copy.edited(
      'src/shell/footer.module.css',
      '.footer {',
      '.footer { outline: 3px solid red;',
      async () => {
        await expect(page.getByRole('contentinfo')).toHaveCSS('outline-width', '3px');
        expect(await isSameDocument(page)).toBe(true);
      },
    );
  });
});

test(
  'code that only the server has is in the open page once it is saved',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, site.origin + guide);
    await markDocument(page);
    const read = async () => (await page.request.get(site.origin + guide)).text();
    const [before, after] = ['title: toDocumentTitle(', "title: '1: ' + toDocumentTitle("];
    const saved = page.waitForEvent('load');
    const restore = await site.copy.edit('src/app/server.tsx', before, after);
    await saved;
    expect(await isSameDocument(page)).toBe(false);
    expect(await read()).toContain('<title>1: ');
    // Chromium may never close a page that is loading.
    const restored = page.waitForEvent('load');
    await restore();
    await restored;
    expect(await read()).not.toContain('<title>1: ');
  },
);

test(
  'code that the server is made of is used once it is saved',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, site.origin + guide);
    const link = page.getByRole('link', { name: 'Edit this page' });
    await expect(link).toBeVisible();
    await site.copy.edited(
      'prerender/guides/guide-store.ts',
      '...(editUrl !== undefined && { editUrl }),',
      '',
      async () => {
        await expect(link).toHaveCount(0);
        await expectHydrated(page);
      },
    );
    await expect(link).toBeVisible();
    await expectHydrated(page);
  },
);

function getMatch(text: string, pattern: RegExp): string {
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`Nothing is like ${pattern}.`);
  return found;
}

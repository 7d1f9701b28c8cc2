import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { createSiteServer, listen } from '../../prerender/cli/serve';
import { views } from './views';
import type { View } from './views';

const widths = [390, 820, 1280, 1440, 1920];
const themes = ['light', 'dark'] as const;

/** As a phone's screen is high, and as a laptop's. */
const toHeight = (width: number) => (width < 600 ? 844 : 900);

const MOST_HEIGHT = 2400;

/** Git ignores it. */
const FOLDER = '.cache/look';

/**
 * Takes a picture of each kind of page in `dist/client`, at each width and in both themes, for people to look
 * at. Words after the command choose among them by name, width or theme: `npm run look -- home 390 dark`.
 */
export async function run(words: readonly string[]): Promise<void> {
  const server = createSiteServer(resolve('dist/client'), '/');
  const address = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await mkdir(FOLDER, { recursive: true });
    const shots = listShots(words);
    const missing: string[] = [];
    for (const shot of shots)
      await takePicture(browser, address, shot).catch((error: unknown) => {
        missing.push(`${toFile(shot)} is missing: ${String(error)}`);
      });
    console.log(
      [...missing, `${shots.length - missing.length} pictures are in ${FOLDER}.`].join('\n'),
    );
    if (missing.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
  }
}

interface Shot {
  readonly view: View;
  readonly width: number;
  readonly theme: (typeof themes)[number];
}

/** Words of one kind are alternatives: `home guide 390` is two pages at one width. */
function listShots(words: readonly string[]): readonly Shot[] {
  const choose = <T>(values: readonly T[], toName: (value: T) => string): readonly T[] => {
    const chosen = values.filter((value) => words.includes(toName(value)));
    return chosen.length > 0 ? chosen : values;
  };
  return choose(views, ({ name }) => name).flatMap((view) =>
    choose(widths, String).flatMap((width) =>
      choose(themes, String).map((theme) => ({ view, width, theme })),
    ),
  );
}

function toFile({ view, width, theme }: Shot): string {
  return `${view.name}-${width}-${theme}.png`;
}

async function takePicture(browser: Browser, address: string, shot: Shot): Promise<void> {
  const { view, width } = shot;
  const page = await openPage(browser, shot);
  try {
    await page.goto(`${address}${view.path}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    await view.prepare?.(page);
    // Two frames later, the font is there, and elements that measure themselves have their size.
    await page.evaluate(`document.fonts.ready.then(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )`);
    const part = view.isWhole === true ? await toWholePage(page, width) : {};
    await page.screenshot({ path: join(FOLDER, toFile(shot)), ...part });
  } finally {
    await page.close();
  }
}

async function openPage(browser: Browser, { view, width, theme }: Shot): Promise<Page> {
  // Phones do not zoom by making the page narrower.
  const scale = view.isZoomed === true && width > 1000 ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: toHeight(width) / scale },
    deviceScaleFactor: scale,
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    ...(view.forcedColors === true && { forcedColors: 'active' as const }),
  });
  await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
  return page;
}

/** The page, or as much of it as one can still read in a picture. */
async function toWholePage(page: Page, width: number) {
  // Else what sticks to the edge of the screen would stand in the middle of the page.
  await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) } };
}

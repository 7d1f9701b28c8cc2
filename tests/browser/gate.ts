import type { Page } from '@playwright/test';

/** Files of a page wait behind it until it is opened. */
export interface Gate {
  readonly open: () => void;
}

/** Holds the files of an address back until the gate is opened. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return { open: () => open() };
}

import { defineConfig } from '@playwright/test';

const disabledFeatures = [
  // The list of the address bar is a page of its own, loaded twice for each window: half of what a test costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next site: started for each page, and never used.
  'SpareRendererForSitePerProcess',
  // What Playwright disables; only the last list of a command line counts.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Browser tests run on the built site, in Debian's Chromium. */
export default defineConfig({
  testDir: './browser',
  // Playwright empties it: the reports of other steps are beside it.
  outputDir: '../test-results/browser',
  // One more than the cores that the tests are measured on: a test also waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A slow machine must not fail a test, even one that builds several sites. A test that hangs still fails.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${process.env['SITE_PORT'] ?? ''}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  webServer: {
    // A free port, so that no other server is ever tested in its place or waited for.
    command: 'PORT=0 node prerender/run.js prerender/cli/serve',
    cwd: '..',
    // Playwright keeps it in the environment as SITE_PORT.
    wait: { stdout: /The site is at http:\/\/localhost:(?<site_port>\d+)\// },
  },
});

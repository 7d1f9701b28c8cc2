import { defineConfig } from '@playwright/test';

const disabledFeatures = [
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
  // A page is open for a second or two: what compiles or paints ahead costs more than it brings.
  '--js-flags=--no-maglev,--no-turbofan',
  '--num-raster-threads=1',
  '--disable-checker-imaging',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Several of these wait for one another's builds, or visit many pages: the others fill the gaps beside them. */
const longest =
  /\/(?:warm-builds|shards|cut-version|development|development-mistakes|every-page|accessibility|layout-shift|broken-sources|live-examples|locales|base-path|versions)\.spec\.ts$/;

/** Browser tests run on the built site, in Debian's Chromium without its windows. */
export default defineConfig({
  testDir: './browser',
  // Playwright empties it: the reports of other steps are beside it.
  outputDir: '../test-results/browser',
  // One more than the cores that the tests are measured on: a test also waits.
  workers: 3,
  fullyParallel: true,
  // `npm run test:all` runs these, too.
  ...(process.env['TEST_TIER'] === 'all' ? {} : { grepInvert: /@all\b/ }),
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  forbidOnly: true,
  retries: 0,
  // A slow machine must not fail a test, and those of `npm run test:all` build several sites. What hangs still fails.
  timeout: process.env['TEST_TIER'] === 'all' ? 900_000 : 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: '../test-results/browser.json' }],
  ],
  use: {
    // Cleared between tests, as a new one takes longer than a page.
    reuseContext: true,
    // What is not there to be clicked fails long before its test would.
    actionTimeout: 120_000,
    baseURL: `http://localhost:${process.env['SITE_PORT'] ?? ''}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
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

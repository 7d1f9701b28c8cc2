import { defineConfig } from '@playwright/test';

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser tests run on the built site, in Debian's Chromium. */
export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: 'http://localhost:4300',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  webServer: {
    command: 'PORT=4300 node prerender/run.js prerender/cli/serve',
    cwd: '..',
    url: 'http://localhost:4300/',
    // A server of another build, left running, would be tested in its place.
    reuseExistingServer: false,
  },
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_PATH = '/usr/bin/chromium';

/**
 * Makes sure that Debian's Chromium is there, installing it where this machine allows that.
 *
 * Answers what to install when it cannot, else undefined.
 */
export function installChromium(): string | undefined {
  const path = process.env['CHROMIUM_PATH'] ?? DEBIAN_PATH;
  if (existsSync(path)) return undefined;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (path === DEBIAN_PATH && isDebianRoot) {
    console.log('Installing chromium from Debian’s packages …');
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
    if (existsSync(path)) return undefined;
  }
  return `The browser tests need Chromium at ${path}. On Debian: sudo apt-get install chromium fonts-noto-cjk. Elsewhere, set CHROMIUM_PATH.`;
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

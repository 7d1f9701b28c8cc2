import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the programs, which the site itself does not need. */
export function setup(): void {
  if (existsSync('tests/programs/node_modules/.package-lock.json')) return;
  execFileSync('npm', ['ci', '--prefix', 'tests/programs', '--ignore-scripts', '--no-audit'], {
    stdio: 'inherit',
  });
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tool } from './tools';
import { tools } from './tools';

/** Installs missing tools where this machine allows it; returns those that are still missing. */
export function installTools(): readonly Tool[] {
  const missing = tools.filter(isMissing);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !isDebianRoot) return missing;
  const packages = missing.flatMap((tool) => tool.packages);
  console.log(`Installing from Debian’s packages: ${packages.join(' ')} …`);
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
  return missing.filter(isMissing);
}

/** The advice for a missing tool that could not be installed. */
export function toAdvice({ name, packages, step, elsewhere }: Tool): string {
  return `The step "${step}" needs ${name}. On Debian: sudo apt-get install ${packages.join(' ')}. Elsewhere, ${elsewhere}.`;
}

function isMissing({ probe: [program, ...args] }: Tool): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status !== 0;
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TargetName } from '../../src/model/samples/syntax/target';

/** The programs that run samples on this machine, by target, with the versions that they print. */
export async function loadRuntimes(
  root: string,
): Promise<Readonly<Record<TargetName, readonly string[]>>> {
  const chromium = `Chromium ${ask(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell', '--version')}`;
  const node = `Node.js ${process.versions.node}`;
  const python = `Python ${ask(findPython(), '--version')}`;
  const requests = ask(findPython(), '-c', 'import requests; print(requests.__version__)');
  return {
    'curl/curl': [`curl ${ask('curl', '--version')}`],
    'javascript/fetch': [chromium],
    'javascript/jquery': [chromium, `jQuery ${await loadVersion(root, 'jquery')}`],
    'javascript/xhr': [chromium],
    'node/axios': [node, `axios ${await loadVersion(root, 'axios')}`],
    'node/native': [node],
    'go/native': [`Go ${ask('go', 'version')}`],
    'ruby/net::http': [`Ruby ${ask('ruby', '--version')}`],
    'python/requests': [python, `Requests ${requests}`],
    'python/http.client': [python],
  };
}

/** The first version in the output of a program. */
function ask(program: string, ...args: string[]): string {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  const version = /\d+\.\d+[.\d]*/.exec(stdout)?.[0];
  if (version === undefined) throw new Error(`${program} does not print its version.`);
  return version;
}

async function loadVersion(root: string, name: string): Promise<string> {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** A Python 3 with Requests: Debian's, or else the first one in the path. */
export function findPython(): string {
  const candidates = ['/usr/bin/python3', 'python3'];
  const found = candidates.find(
    (program) => spawnSync(program, ['-c', 'import requests']).status === 0,
  );
  return found ?? 'python3';
}

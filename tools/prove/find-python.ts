import { spawnSync } from 'node:child_process';

/** A Python 3 that has Requests: Debian's own before one that someone put in front of it. */
export function findPython(): string {
  const candidates = ['/usr/bin/python3', 'python3'];
  const found = candidates.find(
    (program) => spawnSync(program, ['-c', 'import requests']).status === 0,
  );
  return found ?? 'python3';
}

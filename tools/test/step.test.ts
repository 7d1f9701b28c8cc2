import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counts } from './reports';
import type { Step } from './step';
import { runTogether } from './step';

let folder = '';
let lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steps-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text.trim()));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

function toStep(name: string, script: string, report?: string): Step {
  const command = ['node', '-e', script] as const;
  if (report === undefined) return { name, command };
  return {
    name,
    command,
    report: {
      file: join(folder, report),
      read: (counts: Counts) => ({
        ...counts,
        failures: Array.from({ length: counts.failed }, (_, index) => `a.test.ts: is ${index}`),
      }),
    },
  };
}

function toScript(file: string, counts: Counts): string {
  const args = [join(folder, file), JSON.stringify(counts)].map((text) => JSON.stringify(text));
  return `require('node:fs').writeFileSync(${args.join()})`;
}

describe('steps that run at the same time', () => {
  it('count as one each, or as what their reports say', async () => {
    const counted = await runTogether([
      toStep('a', ''),
      toStep('b', 'process.exit(3)'),
      toStep('c', toScript('c.json', { passed: 5, failed: 0 }), 'c.json'),
      toStep('d', `${toScript('d.json', { passed: 5, failed: 2 })}; process.exit(1)`, 'd.json'),
    ]);
    expect(counted.map(({ passed, failed }) => [passed, failed])).toEqual([
      [1, 0],
      [0, 1],
      [5, 0],
      [5, 2],
    ]);
  });

  it('name what failed: their tests, or themselves', async () => {
    const results = await runTogether([
      toStep('a', ''),
      toStep('b', 'process.exit(3)'),
      toStep('c', `${toScript('c.json', { passed: 5, failed: 2 })}; process.exit(1)`, 'c.json'),
      toStep('d', `${toScript('d.json', { passed: 5, failed: 0 })}; process.exit(1)`, 'd.json'),
    ]);
    expect(results.flatMap(({ failures }) => failures)).toEqual([
      'b: see what it has printed above',
      'c: a.test.ts: is 0',
      'c: a.test.ts: is 1',
      'd: see what it has printed above',
    ]);
  });

  it('print a line each, and what they say in one piece where they fail', async () => {
    const over = join(folder, 'over');
    vi.mocked(console.log).mockImplementation((text: string) => {
      lines.push(text.trim());
      writeFileSync(over, '');
    });
    const isOver = `require('node:fs').existsSync(${JSON.stringify(over)})`;
    await runTogether([
      toStep('a', "console.log('one'); console.error('two')"),
      // Fails when the line of the other step is there.
      toStep('b', `console.log('three'); setInterval(() => ${isOver} && process.exit(1), 20)`),
    ]);
    expect(lines.map((line) => line.replace(/\d+ s/, '1 s'))).toEqual([
      'a: 1 passed, 0 failed (1 s)',
      'three',
      'b: 0 passed, 1 failed (1 s)',
    ]);
  });

  it('fail when a program is missing, and say so', async () => {
    const counted = await runTogether([
      toStep('a', ''),
      { name: 'b', command: ['no-such-program'] },
    ]);
    expect(counted.map(({ failed }) => failed)).toEqual([0, 1]);
    expect(lines.join('\n')).toContain('no-such-program');
  });
});

describe('a step that fails before its report', () => {
  it('does not count the report of an earlier run', async () => {
    await writeFile(join(folder, 'a.json'), JSON.stringify({ passed: 9, failed: 0 }));
    const counted = await runTogether([toStep('a', 'process.exit(1)', 'a.json')]);
    expect(counted.map(({ passed, failed }) => [passed, failed])).toEqual([[0, 1]]);
  });
});

describe('no step', () => {
  it('counts nothing', async () => {
    expect(await runTogether([])).toEqual([]);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadProjectModule } from './project-module';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-module-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

describe('a module of the project', () => {
  it('is evaluated with what it imports, and anew each time', async () => {
    await writeFile(join(root, 'part.ts'), 'export const part: number = 1;');
    const file = join(root, 'whole.ts');
    await writeFile(file, "import { part } from './part';\nexport const whole = part + 1;");
    expect(await loadProjectModule(root, file)).toMatchObject({ whole: 2 });
    await writeFile(join(root, 'part.ts'), 'export const part: number = 2;');
    expect(await loadProjectModule(root, file)).toMatchObject({ whole: 3 });
  });

  it('has no time limit, because this process may be busy with something else', async () => {
    const file = join(root, 'slow.ts');
    await writeFile(file, 'export const slow = true;');
    // Any timer that waits as long as Vite's limits fires at once.
    const later = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0) =>
      later(run, ms >= 30_000 ? 0 : ms),
    );
    expect(await loadProjectModule(root, file)).toMatchObject({ slow: true });
  });
});

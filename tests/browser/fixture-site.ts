import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { checkAddresses } from '../promised-addresses';
import { listDocuments, listMistakesBelow } from './html-mistakes';
import type { CommandResult, RunningCommand } from './run-command';
import { findFreePort, runCommand, startServer } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));

/** A small site of `tests/fixtures`, built and served. */
export interface FixtureSite {
  /** Its folder below `tests/fixtures`. */
  readonly fixture: string;
  readonly copy: SiteCopy;
  /** The result of the build. */
  readonly build: CommandResult;
  /** `http://localhost:43120` */
  readonly origin: string;
  /** Ends the server and removes the copy. */
  readonly stop: () => Promise<void>;
}

/** Builds a fixture once for all tests of a file or of a group, and serves it to them. */
export function serveFixture(fixture: string): () => FixtureSite {
  let site: FixtureSite | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startFixtureSite(fixture);
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (site === undefined) throw new Error(`"${fixture}" is not built yet.`);
    return site;
  };
}

/**
 * Fails unless a fixture keeps its addresses and every document is as the standard says. Mistakes that its authors
 * made themselves, in the HTML of their guides, are not counted.
 */
export function checkFiles(getSite: () => FixtureSite, byAuthors?: RegExp): void {
  test('write valid HTML on every page', { tag: '@all' }, async () => {
    const client = join(getSite().copy.folder, 'dist/client');
    expect(listDocuments(client)).not.toHaveLength(0);
    const mistakes = await listMistakesBelow(client);
    expect(mistakes.filter((mistake) => byAuthors?.test(mistake) !== true)).toEqual([]);
  });

  test('keep every address, and list the new ones', () => {
    const { copy, fixture } = getSite();
    const list = fixture.replaceAll('/', '-');
    // `UPDATE_ADDRESSES=1` lists them.
    const findings = checkAddresses(join(copy.folder, 'dist/client'), list);
    expect(findings).toEqual({ gone: [], fresh: [] });
  });
}

/** Builds a fixture and serves it. */
export async function startFixtureSite(fixture: string): Promise<FixtureSite> {
  const copy = await createFixtureCopy(fixture);
  try {
    const build = await runCommand(copy.folder, 'build');
    if (build.code !== 0) throw new Error(`"${fixture}" was not built:\n${build.output}`);
    const { origin, server } = await startSite(copy);
    const stop = async () => {
      await server.stop();
      await copy.remove();
    };
    return { fixture, copy, build, origin, stop };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

/** Serves the build of a copy. */
export async function startSite(
  copy: SiteCopy,
): Promise<{ readonly origin: string; readonly server: RunningCommand }> {
  const port = await findFreePort();
  const server = await startServer(copy.folder, 'serve', /The site is at/, { PORT: String(port) });
  return { origin: `http://localhost:${port}`, server };
}

/** A copy of the project with a fixture's guides in the place of its own, and with its APIs or small ones. */
export async function createFixtureCopy(fixture: string): Promise<SiteCopy> {
  const copy = await createSiteCopy();
  const from = join(fixtures, fixture);
  const isSite = existsSync(join(from, 'content'));
  const own = ['content/docs', 'content/sidebars.ts', 'content/search.yaml', 'specs'];
  await removeAll(copy.folder, own);
  await cp(join(fixtures, 'versions/specs'), join(copy.folder, 'specs'), { recursive: true });
  // How this site words its guides is no rule for others, and they do not have the guides that it names.
  const config = await copy.read('content/site.ts');
  await copy.write(
    'content/site.ts',
    config.replace(/^ *(?:styleRules|start|errorGuide):.*\n/gm, ''),
  );
  // The folder of another project's guides has nothing beside them.
  await cp(from, isSite ? copy.folder : join(copy.folder, 'content/docs'), { recursive: true });
  return copy;
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

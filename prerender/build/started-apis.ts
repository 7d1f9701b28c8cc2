import { site } from '../../content/site';
import { loadSpecFiles } from '../api/read/spec-files';
import { loadVersions } from '../guides/versions';
import { startProcesses } from './processes';
import type { SiteApis } from './apis/site-apis';

/** The APIs of a site, which another process makes until it is stopped. */
export interface StartedApis extends SiteApis {
  readonly stop: () => Promise<void>;
}

/** Starts the process that makes the APIs; a site without specs saves its memory, 100 MB. */
export async function startApis(root: string, locale: string): Promise<StartedApis> {
  if (!(await hasSpecs(root))) return noApis;
  const { ask, stop } = startProcesses<SiteApis>({
    module: new URL('./api-process.ts', import.meta.url),
    args: [locale],
  });
  return {
    check: () => ask('check'),
    make: () => ask('make'),
    write: (outDir, earlier) => ask('write', outDir, earlier),
    stop,
  };
}

const noApis: StartedApis = {
  check: () => Promise.resolve({ problems: [], shown: [] }),
  make: () => Promise.resolve([]),
  write: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Whether there is a file to read or to complain about. */
async function hasSpecs(root: string): Promise<boolean> {
  const { versions } = await loadVersions(root, site.versions);
  for (const { specs } of versions) {
    const { entries, others, problems } = await loadSpecFiles(root, specs);
    if (entries.length + others.length + problems.length > 0) return true;
  }
  return false;
}

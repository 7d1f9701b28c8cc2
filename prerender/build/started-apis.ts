import type { SpecFiles } from '../api/read/spec-files';
import type { SiteApis } from './apis/site-apis';
import { startProcesses } from './processes';

/** The APIs of a site, which another process makes until it is stopped. */
export interface StartedApis extends SiteApis {
  readonly stop: () => Promise<void>;
}

/** Starts the process that makes the APIs; a site without files in `specs` saves its memory, 100 MB. */
export function startApis(specs: readonly SpecFiles[], locale: string): StartedApis {
  if (!specs.some(hasFile)) return noApis;
  const { ask, stop } = startProcesses<SiteApis>({
    module: new URL('./api-process.ts', import.meta.url),
    args: [locale],
  });
  return {
    check: () => ask('check'),
    make: () => ask('make'),
    write: (outDir) => ask('write', outDir),
    stop,
  };
}

const noApis: StartedApis = {
  check: () => Promise.resolve({ problems: [], shown: [] }),
  make: () => Promise.resolve([]),
  write: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Also true for files that have a problem. */
function hasFile({ entries, others, problems }: SpecFiles): boolean {
  return entries.length + others.length + problems.length > 0;
}

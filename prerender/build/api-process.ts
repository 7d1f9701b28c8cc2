import { loadCodeVersion } from '../sources/code-version';
import { doTasks } from './processes';
import type { SiteApis } from './apis/site-apis';
import { openSiteApis } from './apis/site-apis';

/** The entry of the process that `started-apis.ts` starts: it makes the APIs while the app is bundled. */
export function run([locale = '']: readonly string[]): void {
  const opening = open(process.cwd(), locale);
  // The first task reports the error.
  opening.catch(() => {});
  doTasks<SiteApis>({
    check: async () => (await opening).check(),
    make: async () => (await opening).make(),
    write: async (outDir) => (await opening).write(outDir),
  });
}

async function open(root: string, locale: string): Promise<SiteApis> {
  return openSiteApis(root, locale, await loadCodeVersion(root));
}

import { createStorageSlot } from '../../ui/browser-storage';

/** The pages that were open on this device: one a line, the last at the end; read by `recent-pages.ts`. */
export const recentLog = createStorageSlot('search.recent');

/** More than enough for the pages that are shown. */
const MAX_LENGTH = 4000;

/** Notes that a page is open. It is little code, because every page loads it. */
export function keepRecentPage(url: string, title: string): void {
  recentLog.set(`${recentLog.get() ?? ''}\n${url} ${title}`.slice(-MAX_LENGTH));
}

import type { Run } from '../job';

declare global {
  /** The page's own: an import written here would be Vite's. */
  function runModule(url: string): Promise<unknown>;
}

/** A sample for a page, and what its reader has chosen and has been given. */
export interface PageJob {
  readonly code: string;
  readonly files: readonly { readonly name: string; readonly bytes: readonly number[] }[];
  /** Pairs of name and value. */
  readonly cookies: readonly string[];
}

/** Runs one sample in the page that this function is sent to: it can use nothing from outside of itself. */
export async function runInPage({ code, files, cookies }: PageJob): Promise<Run> {
  const input = document.querySelector('input');
  const chosen = new DataTransfer();
  for (const { name, bytes } of files) chosen.items.add(new File([new Uint8Array(bytes)], name));
  if (input !== null) input.files = chosen.files;
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  const { log, error } = console;
  const printed = new Promise<Run>((done) => {
    console.log = (...values: unknown[]) => done({ ended: true, output: values.join(' ') });
    console.error = (...values: unknown[]) => done({ ended: false, output: values.join(' ') });
    setTimeout(() => done({ ended: false, output: 'The sample took too long.' }), 30_000);
  });
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const failed = runModule(url).then(
    () => printed,
    (reason: unknown): Run => ({ ended: false, output: String(reason) }),
  );
  const result = await Promise.race([printed, failed]);
  URL.revokeObjectURL(url);
  Object.assign(console, { log, error });
  for (const cookie of cookies)
    document.cookie = `${cookie.split('=', 1).join('')}=; path=/; max-age=0`;
  return result;
}

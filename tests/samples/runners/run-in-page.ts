import type { Run } from '../job';

declare global {
  /** Defined by the page, because Vite would transform an import written here. */
  function runModule(url: string): Promise<unknown>;
}

/** A sample for a page, with the files that its user has chosen and the cookies. */
export interface PageJob {
  readonly code: string;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: readonly number[];
  }[];
  /** `name=value` pairs. */
  readonly cookies: readonly string[];
  /** It goes on printing after it has printed something. */
  readonly isStream: boolean;
}

/** Runs one sample in a page. The function is sent there, so it can use nothing outside itself. */
export async function runInPage({ code, files, cookies, isStream }: PageJob): Promise<Run> {
  const input = document.querySelector('input');
  const chosen = new DataTransfer();
  for (const { name, type, bytes } of files)
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type }));
  if (input !== null) input.files = chosen.files;
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  const { log, error } = console;
  const toText = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return value.text();
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const printed = new Promise<Run>((done) => {
    const print = async (ended: boolean, values: readonly unknown[]) => {
      const texts = await Promise.all(values.map(toText));
      done({ ended, output: texts.join(' ') });
    };
    console.log = (...values: unknown[]) => void print(true, values);
    console.error = (...values: unknown[]) => void print(false, values);
    setTimeout(() => done({ ended: false, output: 'The sample took too long.' }), 30_000);
  });
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const failed = runModule(url).then(
    () => printed,
    (reason: unknown): Run => ({ ended: false, output: String(reason) }),
  );
  const result = await Promise.race([printed, failed]);
  // What comes late must not count as printed by the next sample.
  if (isStream) await new Promise((done) => setTimeout(done, 500));
  URL.revokeObjectURL(url);
  Object.assign(console, { log, error });
  for (const cookie of cookies)
    document.cookie = `${cookie.split('=', 1).join('')}=; path=/; max-age=0`;
  return result;
}

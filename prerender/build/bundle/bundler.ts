import type { Problem } from '../../diagnostics/problem';
import { ProblemError } from '../../diagnostics/problem';
import { startWorker } from '../processes/worker';

/** The site in one language, that is to be bundled. */
export interface BundleRequest {
  readonly root: string;
  /** For the app, as browsers load it and as its pages are rendered. */
  readonly outDir: string;
  /** The code of the language. */
  readonly locale: string;
  /** Whether warnings stop it, too. */
  readonly strict: boolean;
}

/**
 * Checks the sources of a site and bundles it, in a process of its own: what bundlers take they keep, and
 * the pages are rendered when it is gone.
 */
export async function bundleApart(request: BundleRequest): Promise<void> {
  const { ask, stop } = startWorker<BundleRequest, readonly Problem[]>({
    command: 'bundle',
    args: [],
    // By itself the heap grows to four times of what is in use before it is swept.
    flags: ['--heap-growing-percent=50'],
    env: {
      // What the bundler frees goes back to the system at once: it would keep half a gigabyte for later.
      MIMALLOC_PURGE_DELAY: '0',
    },
  });
  try {
    const problems = await ask(request);
    if (problems.length > 0) throw new ProblemError(problems);
  } finally {
    stop();
  }
}

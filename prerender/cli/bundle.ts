import { answerRequests } from '../build/processes/answer-requests';
import type { BundleRequest } from '../build/bundle/bundler';
import { checkAndBundle } from '../build/bundle/check-and-bundle';
import { ProblemError } from '../diagnostics/problem';

/** Checks and bundles the site for `bundler.ts`, whose worker this process is. */
export function run(): void {
  answerRequests(async (request) => {
    try {
      await checkAndBundle(request as BundleRequest);
      return [];
    } catch (error) {
      if (error instanceof ProblemError) return error.problems;
      throw error;
    }
  });
}

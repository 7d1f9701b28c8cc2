import { answerRequests } from '../output/answer-requests';
import type { BundleRequest } from '../output/bundler';
import { checkAndBundle } from '../output/check-and-bundle';
import { ProblemError } from '../problems/problem-error';

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

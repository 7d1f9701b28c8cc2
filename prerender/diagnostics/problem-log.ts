import type { Problem } from './problem';
import type { Reporting } from './problem-report';
import { stopAtProblems } from './problem-report';

/** The problems that a command prints, and goes on with. */
export interface ProblemLog {
  readonly reporting: Reporting;
  /** Throws problems that stop the command; prints and keeps others. */
  readonly stopAt: (problems: readonly Problem[]) => void;
  /** Keeps what another process has printed. */
  readonly add: (problems: readonly Problem[]) => void;
  /** All that is kept. */
  readonly list: () => readonly Problem[];
}

/** Opens the log of a command. */
export function openProblemLog(reporting: Reporting): ProblemLog {
  const kept: Problem[] = [];
  return {
    reporting,
    stopAt: (problems) => {
      stopAtProblems(problems, reporting);
      kept.push(...problems);
    },
    add: (problems) => void kept.push(...problems),
    list: () => [...kept],
  };
}

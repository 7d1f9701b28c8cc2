/** Runs tasks and keeps only the result of the one started last. */
export interface Latest {
  /** The result of the task; undefined, even for a failure, if another was started meanwhile. */
  run<Result>(task: () => Promise<Result>): Promise<Result | undefined>;
  /** Drops the task that runs. */
  cancel(): void;
}

/** Lets the result of the last keystroke win, in whatever order results arrive. */
export function createLatest(): Latest {
  let current = 0;
  return {
    async run(task) {
      current += 1;
      const own = current;
      try {
        const result = await task();
        return own === current ? result : undefined;
      } catch (error) {
        if (own === current) throw error;
        return undefined;
      }
    },
    cancel() {
      current += 1;
    },
  };
}

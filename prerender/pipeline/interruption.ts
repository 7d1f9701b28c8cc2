/** The signals that stop a command, with their numbers; the exit code is 128 more. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

type StopSignal = keyof typeof signals;

/**
 * Runs work that the reader of the terminal may interrupt, such as with Ctrl-C.
 *
 * The first signal aborts the work, which cleans up as after any failure; its error is then no news. A
 * second one ends the process at once.
 */
export async function untilInterrupted(
  work: (interruption: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  let code: number | undefined;
  const interrupt = (signal: StopSignal) => {
    stopListening();
    code = 128 + signals[signal];
    controller.abort(new Error(`Interrupted by ${signal}.`));
  };
  const names = Object.keys(signals) as StopSignal[];
  const stopListening = () => names.forEach((name) => process.off(name, interrupt));
  names.forEach((name) => process.on(name, interrupt));
  try {
    await work(controller.signal);
  } catch (error) {
    if (code === undefined) throw error;
    console.error('Interrupted. The previous build is unchanged.');
    process.exitCode = code;
  } finally {
    stopListening();
  }
}

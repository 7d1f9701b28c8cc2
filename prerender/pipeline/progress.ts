/** Shows the current step of a build, in one line of the terminal that it writes over. */
export interface Progress {
  readonly say: (text: string) => void;
  /** Empties the line. */
  readonly end: () => void;
}

/** The part of a terminal's stream that progress needs. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Opens the line of progress; a log file, or the log of a CI system, gets nothing. */
export function createProgress(
  terminal: Terminal,
  { CI, TERM }: Readonly<Record<string, string | undefined>>,
): Progress {
  const isQuiet = terminal.isTTY !== true || (CI ?? '') !== '' || TERM === 'dumb';
  const write = (text: string) => {
    // Empties the line first; afterwards another process may print a warning from its beginning.
    if (!isQuiet) terminal.write(`\u001B[K${text}\r`);
  };
  return {
    // A line that wraps could not be written over.
    say: (text) => write(text.slice(0, (terminal.columns ?? 80) - 1)),
    end: () => write(''),
  };
}

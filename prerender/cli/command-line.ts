import { basename } from 'node:path';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { printProblems, usualReporting } from '../diagnostics/problem-report';
import type { Command, Options } from './options';
import { commands, readArguments, variables } from './options';

/** The outcome of a command line: a command runs without help and without errors. */
export interface CommandLine {
  readonly help?: string;
  readonly problems: readonly Problem[];
}

/** Prints the help of a command, or what is wrong with its arguments; returns whether it may run. */
export function admit(path: string, args: readonly string[]): boolean {
  const all: Readonly<Record<string, Command>> = commands;
  const command = all[basename(path)];
  if (command === undefined) return true;
  const { help, problems } = readCommandLine(command, args, process.env);
  if (help !== undefined) console.log(help);
  printProblems(problems, usualReporting);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  if (isWrong) process.exitCode = 1;
  return help === undefined && !isWrong;
}

/** Reads the arguments of a command, and the options that npm has kept from it. */
export function readCommandLine(
  command: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const kept = listKept(command, args, environment);
  if (kept.some(({ severity }) => severity === 'error')) return { problems: kept };
  const options: Options = { ...command.options, ...helpOption };
  try {
    const { values, positionals } = readArguments(args, options);
    if (values['help'] === true) return { help: toHelp(command), problems: [] };
    const takesMore = Object.keys(values).some((name) => options[name]?.multiple === true);
    const { positionals: known = [] } = command;
    const most = takesMore || known.at(-1)?.includes('…') === true ? Infinity : known.length;
    const surplus = positionals.slice(most);
    const message = 'This argument is one too many.';
    return {
      problems: [...kept, ...surplus.map((each) => toArgumentProblem(command, each, message))],
    };
  } catch (error) {
    return { problems: [...kept, toOptionProblem(command, args, error as Error)] };
  }
}

/** npm takes options that are not behind two dashes, and puts them into the environment. */
function listKept(
  command: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly Problem[] {
  const kept = listEntries(command).filter(
    ({ name }) =>
      !args.some((arg) => arg.split('=')[0] === name) &&
      (environment[`npm_config_${name.slice(2).replaceAll('-', '_')}`] ?? '') !== '',
  );
  return kept.map(({ name }) => ({
    ...toArgumentProblem(command, name, 'npm kept this option for itself.'),
    // Also an option of npm's own, which a file .npmrc may set for good.
    ...(name === '--all' && { severity: 'warning' as const }),
  }));
}

function toOptionProblem(
  command: Command,
  args: readonly string[],
  { code, message }: NodeJS.ErrnoException,
): Problem {
  // It names the option in quotes, without its value, and of `-strict` only `-s`.
  const [, name = ''] = /'(-[^\s'=,]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const whole = name.startsWith('--') ? name : args.find((arg) => arg.startsWith(name));
    return toArgumentProblem(command, whole ?? name, 'There is no such option.');
  }
  const takesValue = command.options?.[name.slice(2)]?.type === 'string';
  return toArgumentProblem(
    command,
    name,
    `This option ${takesValue ? 'needs a' : 'takes no'} value.`,
  );
}

function toArgumentProblem(command: Command, written: string, message: string): Problem {
  const calls = new Map(listEntries(command).map(({ name, call }) => [name, call]));
  const call = calls.get(findNearest(written, calls.keys()) ?? '');
  const hint =
    call === undefined ? `See "npm run ${command.script} -- --help".` : `Write it as in "${call}".`;
  return { file: written, severity: 'error', message, hint };
}

/** The options of a command and its variables, each with the name of an option that it could be mistaken for. */
function listEntries({ script, options, environment = [] }: Command) {
  return [
    ...Object.entries({ ...options, ...helpOption }).map(([key, { example = '', help }]) => {
      const name = `--${key}`;
      const written = `${name} ${example}`.trimEnd();
      return { name, written, call: `npm run ${script} -- ${written}`, help };
    }),
    ...environment.map((key) => {
      const { example, help } = variables[key];
      const name = `--${key.toLowerCase().replaceAll('_', '-')}`;
      const written = `${key}=${example}`;
      return { name, written, call: `${written} npm run ${script}`, help };
    }),
  ];
}

const helpOption: Options = { help: { type: 'boolean', short: 'h', help: 'Prints this.' } };

function toHelp(command: Command): string {
  const { script, summary, positionals = [], environment = [] } = command;
  const variable = environment.length === 0 ? '' : '[NAME=value …] ';
  const entries = listEntries(command);
  const width = Math.max(...entries.map(({ written }) => written.length));
  return [
    summary,
    '',
    `Usage: ${variable}npm run ${script} -- ${[...positionals, '[options]'].join(' ')}`,
    '',
    ...entries.map(({ written, help }) => `  ${written.padEnd(width)}  ${help}`),
  ].join('\n');
}

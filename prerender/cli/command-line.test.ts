import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { admit, readCommandLine } from './command-line';
import type { Command } from './options';
import { commands } from './options';

const all = Object.entries<Command>(commands);

function check(
  name: keyof typeof commands,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): readonly string[] {
  return readCommandLine(commands[name], args, environment).problems.map(toLine);
}

describe('the arguments of a command', () => {
  it.each([
    ['build', []],
    ['build', ['--strict', '--shard=2/4']],
    ['build', ['--strict', '--merge', 'parts/1', 'parts/2']],
    ['new-page', ['platform/rate-limits', 'Rate limits']],
    ['import', ['../their-site', '--dry-run']],
    ['compare', ['main', '--all']],
    ['look', ['home', '390', 'dark']],
  ] as const)('of %s may be %j', (name, args) => {
    expect(readCommandLine(commands[name], args, {})).toEqual({ problems: [] });
  });

  it.each([
    ['build', '--frobnicate', 'There is no such option.', 'See "npm run build -- --help".'],
    ['build', '--str', 'There is no such option.', 'See "npm run build -- --help".'],
    ['build', '--strickt', 'There is no such option.', 'npm run build -- --strict'],
    ['build', '-strict', 'There is no such option.', 'npm run build -- --strict'],
    ['build', '-x', 'There is no such option.', 'See "npm run build -- --help".'],
    ['build', '--constructor', 'There is no such option.', 'See "npm run build -- --help".'],
    ['import', '--dryrun', 'There is no such option.', 'npm run import -- --dry-run'],
    ['serve', '--port', 'There is no such option.', 'PORT=8080 npm run preview'],
    ['build', 'strict', 'This argument is one too many.', 'npm run build -- --strict'],
    ['build', '2/4', 'This argument is one too many.', 'See "npm run build -- --help".'],
    ['build', '--shard', 'This option needs a value.', 'npm run build -- --shard 2/4'],
    ['build', '--merge', 'This option needs a value.', 'npm run build -- --merge parts/*'],
  ] as const)('of %s must not be %s', { tags: ['F12'] }, (name, arg, message, call) => {
    const problem = `error ${arg} ${message}\n  fix: ${call.startsWith('See') ? call : `Write it as in "${call}".`}`;
    expect(check(name, [arg])).toEqual([problem]);
  });

  it('name an option without its value', () => {
    expect(check('build', ['--strickt=yes'])[0]).toContain('error --strickt There is no such');
    expect(check('build', ['--strict', '--stric'])[0]).toContain('error --stric There is no');
    expect(check('build', ['--strict=no'])[0]).toContain('--strict This option takes no value.');
    expect(check('build', ['--shard', '--strict'])[0]).toContain('--shard This option needs a');
  });

  it('are refused from the first one too many', () => {
    const problems = check('new-page', ['a', 'Rate', 'limits', 'now']);
    expect(problems.map((line) => line.split(' ')[1])).toEqual(['limits', 'now']);
  });

  it('end the command with exit code 1, and ask for nothing else', { tags: ['F12'] }, () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(admit('prerender/cli/build', ['--strickt'])).toBe(false);
    expect(process.exitCode).toBe(1);
    expect(print.mock.calls.join('')).toContain('--strickt There is no such option.');
    process.exitCode = undefined;
    print.mockRestore();
  });
});

describe('an option that npm has kept', () => {
  it.each([
    ['build', 'strict', 'true', '--strict', 'npm run build -- --strict'],
    ['start', 'strict', 'true', '--strict', 'npm run start -- --strict'],
    ['build', 'shard', '2/4', '--shard', 'npm run build -- --shard 2/4'],
    ['import', 'dry_run', 'true', '--dry-run', 'npm run import -- --dry-run'],
    ['dev', 'base_path', '/a/', '--base-path', 'BASE_PATH=/pr-12/ npm run dev'],
  ] as const)('ends %s: npm_config_%s=%s', { tags: ['F12'] }, (name, key, value, option, call) => {
    const problem = `error ${option} npm kept this option for itself.\n  fix: Write it as in "${call}".`;
    expect(check(name, ['2/4'], { [`npm_config_${key}`]: value })).toEqual([problem]);
  });

  it('is only a warning where a file .npmrc may have set an option of npm', () => {
    const [line] = check('build', [], { npm_config_all: 'true' });
    expect(line).toMatch(/^warning --all npm kept this option/);
  });

  it('is no matter where the command has it too, or where it says no', () => {
    expect(check('build', ['--strict'], { npm_config_strict: 'true' })).toEqual([]);
    expect(check('build', ['--shard=2/4'], { npm_config_shard: 'true' })).toEqual([]);
    expect(check('build', [], { npm_config_strict: '', npm_config_audit: 'true' })).toEqual([]);
    expect(check('serve', [], { npm_config_strict: 'true' })).toEqual([]);
  });
});

describe('the help', () => {
  it.each(all)('of %s names each option and variable in few lines', (_, command) => {
    const { help = '', problems } = readCommandLine(command, ['--help'], {});
    expect(problems).toEqual([]);
    expect(help).toContain(`npm run ${command.script} --`);
    const options = Object.keys(command.options ?? {}).map((name) => `--${name}`);
    for (const name of ['--help', ...options, ...(command.environment ?? [])])
      expect(help).toContain(`  ${name}`);
    const lines = help.split('\n');
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('is aligned', () => {
    expect(readCommandLine(commands.import, ['-h'], {}).help).toBe(`\
Imports a Docusaurus site, without running its code.

Usage: npm run import -- <folder> [options]

  --dry-run    Prints what it would do, and writes nothing.
  --overwrite  Replaces files that are there already.
  --root ..    The folder up to which files are read; by default the repository of the site.
  --help       Prints this.`);
  });

  it('is there for every script that starts a command', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const started = Object.entries(scripts).flatMap(([script, line]) => {
      const [, name] = /^node prerender\/\S+ \S+\/(\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, script]];
    });
    expect(Object.fromEntries(started)).toEqual(
      Object.fromEntries(all.map(([name, { script }]) => [name, script])),
    );
  });
});

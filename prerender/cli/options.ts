import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** The options of a command, as `parseArgs` takes them, each with a sentence for `--help`. */
export type Options = NonNullable<ParseArgsConfig['options']> &
  Readonly<Record<string, { readonly help: string; readonly example?: string }>>;

/** A command, and the options, arguments and variables that it takes. */
export interface Command {
  /** Its name in package.json. */
  readonly script: string;
  readonly summary: string;
  /** Arguments without a name, as `--help` shows them; any number of the last one if it has `…`. */
  readonly positionals?: readonly string[];
  readonly options?: Options;
  readonly environment?: readonly (keyof typeof variables)[];
}

function flag(help: string) {
  return { type: 'boolean', default: false, help } as const;
}

function value(example: string, help: string) {
  return { type: 'string', example, help } as const;
}

/** The environment variables that commands read. */
export const variables = {
  BASE_PATH: value('/pr-12/', 'The path of the site, instead of baseUrl in content/site.ts.'),
  SITE_URL: value('https://docs.example', 'The origin, instead of url in content/site.ts.'),
  PORT: value('8080', 'The port.'),
  LOCALE: value('vi', 'The language to show, one of locales in content/site.ts.'),
  SEED: value('7', 'Tests all random cases, beginning with this one.'),
  CHROMIUM_PATH: value('/opt/chrome', 'The path of Chromium.'),
};

const reporting = {
  strict: flag('Fails on warnings too, such as a broken link.'),
  all: flag('Prints every warning, not only the first three of each kind.'),
};

/** The commands, by the name of their file. */
export const commands = {
  start: toCommand('start', 'Builds the site, and serves it as a static host does.', {
    options: reporting,
    environment: ['BASE_PATH', 'SITE_URL', 'PORT'],
  }),
  build: toCommand('build', 'Checks the sources, and builds the site into dist/client.', {
    options: {
      ...reporting,
      shard: value('2/4', 'Renders every fourth page into .cache, and publishes nothing.'),
      merge: {
        ...value('parts/*', 'Takes the pages of all parts, each the .cache of a machine.'),
        // The arguments after it belong to it, too.
        multiple: true,
      },
    },
    environment: ['BASE_PATH', 'SITE_URL'],
  }),
  dev: toCommand('dev', 'Serves the sources on port 3000, with hot updates.', {
    environment: ['BASE_PATH', 'PORT', 'LOCALE'],
  }),
  serve: toCommand('preview', 'Serves dist/client on the first free port from 4173 to 4199.', {
    environment: ['BASE_PATH', 'PORT'],
  }),
  mcp: toCommand(
    'mcp',
    'Serves dist/client to a coding agent, as tools of the Model Context Protocol.',
    {},
  ),
  'new-page': toCommand('new:page', 'Creates a guide. Asks for what is not given.', {
    positionals: ['[path]', '["title"]'],
  }),
  'docs-version': toCommand('docs:version', 'Freezes guides, sidebars and specs as a version.', {
    positionals: ['<name>'],
  }),
  import: toCommand('import', 'Imports a Docusaurus site, without running its code.', {
    positionals: ['<folder>'],
    options: {
      'dry-run': flag('Prints what it would do, and writes nothing.'),
      overwrite: flag('Replaces files that are there already.'),
      root: value(
        '..',
        'The folder up to which files are read; by default the repository of the site.',
      ),
    },
  }),
  diff: toCommand('diff', 'Prints what changed between two versions of an OpenAPI file.', {
    positionals: ['<old.yaml>', '<new.yaml>'],
    options: {
      ...reporting,
      json: flag('Prints the changes as JSON.'),
      markdown: flag('Prints the changes as Markdown.'),
      allow: flag('Allows breaking changes without a new major version.'),
    },
  }),
  prove: toCommand('prove', 'Runs every code sample, and records in content/ what ran it.', {
    options: {
      target: value(
        'go/native',
        'Runs the samples of one language and library, and records nothing.',
      ),
    },
    environment: ['SEED', 'CHROMIUM_PATH'],
  }),
  bench: toCommand(
    'bench',
    'Measures builds, bytes and first visits, with guides added or without.',
    {
      positionals: ['[guides …]'],
      environment: ['CHROMIUM_PATH'],
    },
  ),
  compare: toCommand('compare', 'Compares sites built with a commit and with the working tree.', {
    positionals: ['[commit]'],
    options: { all: flag('Prints every difference in full.') },
  }),
  review: toCommand('review', 'Builds the site, and adds a page that says what changed.', {
    options: {
      ...reporting,
      base: value('origin/main', 'The commit, branch or tag to compare with.'),
    },
    environment: ['BASE_PATH', 'SITE_URL'],
  }),
  look: toCommand('look', 'Takes pictures of the pages in dist/client into .cache/look.', {
    positionals: ['[page | width | theme …]'],
    environment: ['CHROMIUM_PATH'],
  }),
  test: toCommand(
    'test',
    'Runs the checks of the gate. The last line counts what passed and failed.',
    {
      options: { all: flag('Runs everything: npm run test:all.') },
      environment: ['SEED', 'CHROMIUM_PATH'],
    },
  ),
};

function toCommand<const Details extends Omit<Command, 'script' | 'summary'>>(
  script: string,
  summary: string,
  details: Details,
) {
  return { script, summary, ...details };
}

type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

/** Reads the arguments of a command; throws an error for an option that it does not have. */
export function readArguments<T extends Options>(
  args: readonly string[],
  options: T,
): Arguments<T> {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Variable } from '../../src/model/programs/open-request';
import type { PublishedApi } from './apis';

/** Where programs run. */
export interface Place {
  /** With the files that requests send. */
  readonly folder: string;
  /** The origin of the recorder. */
  readonly origin: string;
}

/** A text of one operation, whose variables are to be set. */
export interface ProgramText {
  readonly text: string;
  readonly variables: readonly Variable[];
}

/** A variable that an environment gives to a program. */
export const TOKEN = 'from-the-environment';

/** Runs each script; its requests begin with `/c0`, `/c1`, … */
export async function runCurl(texts: readonly ProgramText[], place: Place): Promise<void> {
  for (const [index, { text, variables }] of texts.entries()) {
    const [url, ...credentials] = variables;
    const located = text.replace(url?.value ?? '', toServer(url, place, `c${index}`));
    const env = Object.fromEntries(credentials.map(({ name }) => [name, TOKEN]));
    await execute('bash', ['-c', located], place, env);
  }
}

/** Sends each file; its requests begin with `/h0`, `/h1`, … */
export async function runHttpYac(texts: readonly ProgramText[], place: Place): Promise<void> {
  const names = texts.map((_, index) => `h${index}.http`);
  for (const [index, { text, variables }] of texts.entries()) {
    const [url, ...credentials] = variables;
    const filled = credentials.reduce(
      (all, { name, value }) => all.replace(`@${name} = ${value}`, `@${name} = ${TOKEN}`),
      text.replace(url?.value ?? '', toServer(url, place, `h${index}`)),
    );
    await writeFile(join(place.folder, names[index] ?? ''), filled);
  }
  await execute(toProgram('httpyac'), ['send', ...names, '--all', '--output', 'none'], place);
}

/** Runs the collection of an API; its requests begin with `/postman-<id>`. */
export async function runNewman({ id, postman }: PublishedApi, place: Place): Promise<void> {
  await writeFile(join(place.folder, `${id}.json`), postman);
  const { variable } = JSON.parse(postman) as { variable: { key: string; value: string }[] };
  const variables = variable.map(({ key: name, value }) => ({ name, value }));
  const settings = toSettings(variables, place, `postman-${id}`);
  const options = ['--ignore-redirects', '--working-dir', '.', '--no-insecure-file-read'];
  await execute(toProgram('newman'), ['run', `${id}.json`, ...options, ...settings], place);
}

interface OpenItem {
  readonly info: { readonly name: string; readonly type: string };
  readonly items?: readonly OpenItem[];
}

interface OpenFile {
  readonly items: readonly OpenItem[];
  readonly config: { readonly environments: readonly { readonly variables: Variable[] }[] };
}

/** Runs the collection of an API as the folder that Bruno makes of it; its requests begin with `/bruno-<id>`. */
export async function runBruno(api: PublishedApi, place: Place): Promise<void> {
  const { items, config, ...root } = parse(api.openCollection) as OpenFile;
  const [environment] = config.environments;
  const own = join(place.folder, `bruno-${api.id}`);
  const write = async (path: string, value: unknown) => {
    const file = join(own, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stringify(value));
  };
  await write('opencollection.yml', { ...root, bundled: false });
  await write('environments/Default.yml', environment);
  for (const [index, { items: requests = [], ...folder }] of items.entries()) {
    const name = String(index).padStart(3, '0');
    await write(`${name}/folder.yml`, folder);
    for (const [number, request] of requests.entries())
      await write(`${name}/${String(number).padStart(3, '0')}.yml`, request);
  }
  const settings = toSettings(environment?.variables ?? [], place, `bruno-${api.id}`);
  const options = ['-r', '--env', 'Default', '--sandbox', 'safe', ...settings];
  await execute(toProgram('bru'), ['run', ...options], { ...place, folder: own });
}

function toSettings(variables: readonly Variable[], place: Place, id: string): readonly string[] {
  const [url, ...credentials] = variables;
  const values = [
    `${url?.name}=${toServer(url, place, id)}`,
    ...credentials.map(({ name }) => `${name}=${TOKEN}`),
  ];
  return values.flatMap((value) => ['--env-var', value]);
}

/** The recorder in place of the server of an API. */
function toServer(url: Variable | undefined, { origin }: Place, id: string): string {
  return (url?.value ?? '').replace(/^https?:\/\/[^/]+/, `${origin}/${id}`);
}

function toProgram(name: string): string {
  return resolve('tests/programs/node_modules/.bin', name);
}

/** How a program ends says little: some requests expect other answers than the recorder's. */
async function execute(
  file: string,
  args: readonly string[],
  { folder }: Place,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const options = {
    cwd: folder,
    timeout: 600_000,
    maxBuffer: 100_000_000,
    env: { ...process.env, ...env, NO_PROXY: '*', no_proxy: '*' },
  };
  await new Promise<void>((done) => {
    execFile(file, args, options, () => done());
  });
}

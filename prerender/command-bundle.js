// Bundles the modules of a command, and keeps the bundle below `.cache` for the next run: Vite's own way to run
// TypeScript transforms each module by itself, which for hundreds takes seconds.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Another process may still load parts of a bundle that is out of date. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Imports a module of the project, such as `prerender/cli/build.ts`, with all that it imports; `version` is
 * another when any of its code is, and undefined when it cannot be told.
 *
 * Throws the bundler's error for what cannot be bundled.
 */
export async function importModule(root, file) {
  try {
    // The writer's server has the bundler anyway.
    const bundle = process.env.NODE_ENV === 'development' ? bundleCommand : bundleApart;
    const { folder, version } = (await findKept(root, file)) ?? (await bundle(root, file));
    const entry = join(root, CACHE, folder, toEntry(toName(file)));
    return { module: await import(pathToFileURL(entry).href), version };
  } catch (error) {
    if (error.syscall === undefined) throw error;
    // The command itself says what is wrong with a folder that cannot be written.
    const { runnerImport } = await import('vite');
    const { module } = await runnerImport(join(root, file), { root, configFile: false });
    return { module, version: undefined };
  }
}

const CACHE = '.cache/commands';
const toEntry = (name) => `${name}.mjs`;

/** The kept bundle: its folder, and its version; undefined if there is none that is up to date. */
async function findKept(root, file) {
  const cache = join(root, CACHE);
  try {
    const kept = JSON.parse(await readFile(join(cache, `${toName(file)}.json`), 'utf8'));
    const { folder, version, hashes } = kept;
    // Where the project was copied with its cache, the bundle finds the files of the first one.
    if (kept.root !== root) return undefined;
    const files = Object.keys(hashes);
    await stat(join(cache, folder, toEntry(toName(file))));
    const now = hashFiles(root, files);
    return files.every((file) => hashes[file] === now[file]) ? { folder, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Bundles in another process: a bundler does not free its memory, and a command may run for minutes. */
async function bundleApart(root, file) {
  try {
    await promisify(execFile)(process.execPath, [BUNDLER, root, file]);
    return (await findKept(root, file)) ?? (await bundleCommand(root, file));
  } catch {
    // Its error says more here, where it is not a text.
    return await bundleCommand(root, file);
  }
}

const BUNDLER = fileURLToPath(new URL('bundle-command.js', import.meta.url));

/**
 * Bundles a command, and with it the processes that it starts, as they share most of their modules; keeps the bundle.
 * Returns its folder, and the command's version, which is the same in another checkout.
 */
export async function bundleCommand(root, file) {
  const { build } = await import('vite');
  const cache = join(root, CACHE);
  const modules = new Map();
  const { output } = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [addProcesses(root), ownAddresses, listModules(root, modules)],
    build: {
      ssr: true,
      target: 'node20',
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { [toName(file)]: join(root, file) },
        output: { entryFileNames: toEntry('[name]'), chunkFileNames: '[name].[hash].mjs' },
      },
    },
  });
  const all = hashFiles(root, [...new Set([...modules.values()].flat())]);
  const records = [...modules].map(([name, files]) => {
    const hashes = Object.fromEntries(files.map((each) => [each, all[each]]));
    return { name, version: hash(JSON.stringify(hashes)), hashes };
  });
  // It names the files of this checkout.
  const content = hash(root + records.map(({ version }) => version).join(''));
  const [name, folder] = [toName(file), `${toName(file)}-${content.slice(0, 16)}`];
  await writeWhole(join(cache, folder), (draft) => writeOutput(draft, output));
  for (const { name, ...record } of records)
    await writeWhole(join(cache, `${name}.json`), (draft) =>
      writeFile(draft, JSON.stringify({ root, folder, ...record })),
    );
  await removeOld(cache, name, folder);
  return { folder, version: records.find((record) => record.name === name).version };
}

/** Bundles what a module names as one that another process runs: `new URL('./other.ts', import.meta.url)`. */
const addProcesses = (root) => ({
  name: 'easier:add-processes',
  transform: {
    filter: { code: PROCESS },
    handler(code, id) {
      for (const [, path] of code.matchAll(PROCESS)) {
        const file = join(dirname(toPath(id)), path);
        const name = toName(relative(root, file));
        this.emitFile({ type: 'chunk', id: file, name, fileName: toEntry(name) });
      }
    },
  },
});

const PROCESS = /\bnew URL\("([^"]+\.ts)", import\.meta\.url\)/g;

/** Files are found from where a module stands in the project, not from its bundle. */
const ownAddresses = {
  name: 'easier:own-addresses',
  transform: {
    filter: { code: /\bimport\.meta\.url\b/ },
    handler: (code, id) => {
      const url = JSON.stringify(pathToFileURL(toPath(id)).href);
      return { code: code.replaceAll(/\bimport\.meta\.url\b/g, () => url), map: null };
    },
  },
};

/**
 * Adds the project's files of each command, and the one that says which packages it finds; by the command's name.
 * The output does not tell of a module whose values stand in another.
 */
const listModules = (root, modules) => ({
  name: 'easier:list-modules',
  generateBundle(_, bundle) {
    for (const { isEntry, name, facadeModuleId } of Object.values(bundle))
      if (isEntry) modules.set(name, listSources(root, listImported(this, facadeModuleId)));
  },
});

/** A module and all that it imports, at once or later. */
function listImported({ getModuleInfo }, entry) {
  const found = new Set([entry]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported);
  }
  return [...found].map(toPath);
}

/** The files of the project among modules, and the one that says which packages they find. */
function listSources(root, paths) {
  const files = new Set(['package-lock.json']);
  for (const path of paths)
    if (path.startsWith(root) && !path.includes('/node_modules/')) files.add(relative(root, path));
  // Sorted, as the bundler reads many at once: the same sources always have the same version.
  return [...files].toSorted();
}

function toName(file) {
  return file.replaceAll('/', '-');
}

/** The path of a module, without a query. */
function toPath(id) {
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}

/** Writes a file or a folder whole or not at all: several processes may start at once. */
async function writeWhole(path, write) {
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await write(draft);
  // A folder is not replaced: it has what another process has written.
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }));
}

async function writeOutput(folder, output) {
  for (const { fileName, code } of output) {
    await mkdir(dirname(join(folder, fileName)), { recursive: true });
    await writeFile(join(folder, fileName), code);
  }
}

async function removeOld(cache, name, current) {
  const oldest = Date.now() - KEPT_FOR_MS;
  const others = (await readdir(cache)).filter(
    (each) => each.startsWith(`${name}-`) && each !== current,
  );
  for (const folder of others) {
    const { mtimeMs } = await stat(join(cache, folder));
    if (mtimeMs < oldest) await rm(join(cache, folder), { recursive: true, force: true });
  }
}

/** At once: for hundreds of small files, that takes a fifth of the time. */
function hashFiles(root, files) {
  return Object.fromEntries(files.map((file) => [file, hash(readFileSync(join(root, file)))]));
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

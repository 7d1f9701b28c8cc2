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
    const module = await import(pathToFileURL(join(root, CACHE, folder, ENTRY)).href);
    return { module, version };
  } catch (error) {
    if (error.syscall === undefined) throw error;
    // The command itself says what is wrong with a folder that cannot be written.
    const { runnerImport } = await import('vite');
    const { module } = await runnerImport(join(root, file), { root, configFile: false });
    return { module, version: undefined };
  }
}

const CACHE = '.cache/commands';
const ENTRY = 'entry.mjs';

/** The kept bundle: its folder, and its version; undefined if there is none that is up to date. */
async function findKept(root, file) {
  const cache = join(root, CACHE);
  try {
    const { folder, version, hashes } = JSON.parse(
      await readFile(join(cache, `${toName(file)}.json`), 'utf8'),
    );
    const files = Object.keys(hashes);
    await stat(join(cache, folder, ENTRY));
    const now = hashFiles(root, files);
    const isSame = files.every((file) => hashes[file] === now[file]);
    // An earlier commit has noted none.
    return isSame && version !== undefined ? { folder, version } : undefined;
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

/** Bundles a command and keeps it; returns its folder, and its version, which is the same in another checkout. */
export async function bundleCommand(root, file) {
  const { build } = await import('vite');
  const [cache, name] = [join(root, CACHE), toName(file)];
  const modules = new Set();
  const { output } = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [ownAddresses, listModules(modules)],
    build: {
      ssr: join(root, file),
      target: 'node20',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: ENTRY, chunkFileNames: '[name].[hash].mjs' } },
    },
  });
  const hashes = hashFiles(root, listSources(root, modules));
  const version = hash(JSON.stringify(hashes));
  // It names the files of this checkout.
  const folder = `${name}-${hash(root + version).slice(0, 16)}`;
  await writeWhole(join(cache, folder), (draft) => writeOutput(draft, output));
  await writeWhole(join(cache, `${name}.json`), (draft) =>
    writeFile(draft, JSON.stringify({ folder, version, hashes })),
  );
  await removeOld(cache, name, folder);
  return { folder, version };
}

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

/** Adds every module that is read: the output does not tell of one whose values stand in another. */
const listModules = (modules) => ({
  name: 'easier:list-modules',
  generateBundle() {
    for (const id of this.getModuleIds()) modules.add(toPath(id));
  },
});

/** The files of the project that a bundle is made of, and the one that says which packages it finds. */
function listSources(root, modules) {
  const own = [...modules]
    .filter((path) => path.startsWith(root) && !path.includes('/node_modules/'))
    .map((path) => relative(root, path));
  // Sorted, as the bundler reads many at once: the same sources always have the same version.
  return [...new Set([...own, 'package-lock.json'])].toSorted();
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

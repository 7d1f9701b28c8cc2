import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { CheckedSpec } from '../api/spec-checks';
import type { Source } from '../sources/sources';
import type { LargeApi } from '../vite/large-api';
import type { ApiRequest, ApiTasks } from './api-process';
import { startProcesses } from './processes';

/** The APIs that processes of their own read and make, several at a time. */
export interface LargeApis {
  /** Checks a file that is one of them; undefined for any other. */
  readonly check: (source: Source) => Promise<CheckedSpec> | undefined;
  /** One of them, by its path from the project root. */
  readonly find: (file: string) => LargeApi | undefined;
  /** Moves what they have written into the browser folder. */
  readonly moveFiles: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A smaller file is read sooner than a process starts. */
const LARGE_LENGTH = 600_000;

/** Each process uses a processor and memory. */
const MOST_PROCESSES = 4;

/** Starts a process for each large file, as far as there are processors for them. */
export function startLargeApis(
  sources: readonly Source[],
  toRequest: (source: Source) => ApiRequest,
): LargeApis {
  const requests = sources.filter(({ text }) => text.length > LARGE_LENGTH).map(toRequest);
  const count = Math.min(requests.length, availableParallelism(), MOST_PROCESSES);
  const processes = Array.from({ length: count }, () =>
    startProcesses<ApiTasks>({
      module: 'prerender/build/api-process',
      // Most of what pages are made of is garbage soon, and the rest lives as long as the API.
      flags: ['--heap-growing-percent=50', '--max-semi-space-size=32'],
    }),
  );
  const found = new Map(
    requests.flatMap((request, index) => {
      const process = processes[index % count];
      return process === undefined ? [] : [[request.file, { request, process }] as const];
    }),
  );
  return {
    check: ({ file }) => {
      const api = found.get(file);
      return api?.process.ask('check', api.request);
    },
    find: (file) => {
      const api = found.get(file);
      return api && { toModule: (asked) => api.process.ask('toModule', file, asked) };
    },
    moveFiles: async () => {
      for (const { outDir, client } of requests) await moveFiles(outDir, client);
    },
    stop: async () => {
      await Promise.all(processes.map(({ stop }) => stop()));
    },
  };
}

/** Moves all files below a folder into another one that may have files of the same name. */
async function moveFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const target = join(to, relative(from, parentPath), name);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(parentPath, name), target);
  }
  await rm(from, { recursive: true });
}

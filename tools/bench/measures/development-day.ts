import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figures/figures';
import { readCpuSeconds } from './measured-process';
import { openWorking, searchFor, seeText, waitForScripts } from './page-waits';

/** What a writer waits for, and how long at most. */
export interface Step {
  readonly figure: Figure;
  /** Undefined for what is measured and has no target. */
  readonly targetMs: number | undefined;
}

/** What a step took. */
export interface StepTime {
  readonly ms: number;
  /** The processor time of the server, which on a busy machine says more. */
  readonly cpuMs: number;
}

const cold: Step = { figure: 'coldStartMs', targetMs: 3000 };
const coldWork: Step = { figure: 'coldWorksMs', targetMs: undefined };
const warm: Step = { figure: 'warmStartMs', targetMs: 3000 };
const warmWork: Step = { figure: 'warmWorksMs', targetMs: undefined };
const guideSaved: Step = { figure: 'savedGuideMs', targetMs: 200 };
const specSaved: Step = { figure: 'savedSpecMs', targetMs: 600 };
const siteSaved: Step = { figure: 'savedSiteMs', targetMs: 2000 };
const coldSearch: Step = { figure: 'coldSearchMs', targetMs: 2000 };
const firstSearch: Step = { figure: 'warmSearchMs', targetMs: 2000 };
const laterSearch: Step = { figure: 'laterSearchMs', targetMs: 500 };

/** In the order in which they are printed. */
export const steps: readonly Step[] = [
  cold,
  coldWork,
  warm,
  warmWork,
  guideSaved,
  specSaved,
  siteSaved,
  coldSearch,
  firstSearch,
  laterSearch,
];

const guide = 'content/docs/platform/message-iframe-helper/guide.mdx';
const guidePath = '/docs/platform/message-iframe-helper/guide';
const spec = 'specs/easier-api.yaml';
const operationPath = '/docs/api/easier-api/create-team';
/** The first search needs everything; a slow one is measured, too. */
const TIMEOUT_MS = 240_000;
/** A save is measured this often, and the median counts. */
const SAVES = 5;
/** A start, the same. */
const STARTS = 3;

/** Does what a writer does in a day, and measures each step. */
export async function workADay(
  folder: string,
  browser: Browser,
): Promise<ReadonlyMap<Step, StepTime>> {
  const times = new Map<Step, StepTime>();
  const first = await startOften(folder, browser, () => forget(folder));
  times.set(cold, first.seen).set(coldWork, first.works);
  const search = { times: 1, act: () => searchFor(first.day.page, 'sandbox') };
  times.set(coldSearch, await first.day.measure(search));
  await first.day.end();
  const { day, seen, works } = await startOften(folder, browser);
  times.set(warm, seen).set(warmWork, works);
  try {
    for (const [step, work] of listWork(folder, day)) times.set(step, await day.measure(work));
  } finally {
    await day.end();
  }
  return times;
}

/** The last of several starts, and the medians of all. */
async function startOften(
  folder: string,
  browser: Browser,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<Pick<Day, 'seen' | 'works'> & { readonly day: Day }> {
  const seen: StepTime[] = [];
  const works: StepTime[] = [];
  for (;;) {
    await prepare();
    const day = await startDay(folder, browser);
    seen.push(day.seen);
    works.push(day.works);
    if (seen.length === STARTS) return { day, seen: getMedian(seen), works: getMedian(works) };
    await day.end();
  }
}

/** Removes what earlier starts have kept: a fresh checkout has none of it. */
async function forget(folder: string): Promise<void> {
  for (const kept of ['.cache', 'node_modules/.vite'])
    await rm(join(folder, kept), { recursive: true, force: true });
}

/** A server, and a tab with a page of it. */
interface Day {
  readonly page: Page;
  /** Until the first page is on the screen. */
  readonly seen: StepTime;
  /** Until it answers a click. */
  readonly works: StepTime;
  /** Waits until the server has done what it does after a page is there, such as checking all sources. */
  readonly settle: () => Promise<void>;
  /** Measures what `work` returns the end of; the median of as many times as it says. */
  readonly measure: (work: Work) => Promise<StepTime>;
  readonly end: () => Promise<void>;
}

interface Work {
  readonly times: number;
  /** Before the clock starts. */
  readonly prepare?: (round: number) => Promise<unknown>;
  readonly act: (round: number) => Promise<unknown>;
}

async function startDay(folder: string, browser: Browser): Promise<Day> {
  const port = await findFreePort();
  // A writer has a browser open already.
  const page = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const begin = performance.now();
  const args = ['prerender/keep-running.js', 'prerender/cli/dev'];
  // The server keeps its address when it restarts.
  const env = { ...process.env, NO_COLOR: '1', PORT: String(port) };
  const server = spawn(process.execPath, args, { cwd: folder, env });
  const closed = new Promise((done) => server.once('close', done));
  const pid = server.pid ?? 0;
  await waitForAddress(server);
  const toStepTime = async () => ({
    ms: performance.now() - begin,
    cpuMs: (await readCpuSeconds(pid)) * 1000,
  });
  await page.goto(guidePath, { waitUntil: 'commit' });
  await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
  const seen = await toStepTime();
  await waitForScripts(page);
  const works = await toStepTime();
  return {
    page,
    seen,
    works,
    settle: async () => {
      let [before, now] = [0, await readCpuSeconds(pid)];
      while (now - before > IDLE_CPU_SECONDS) {
        await wait(IDLE_MS);
        [before, now] = [now, await readCpuSeconds(pid)];
      }
    },
    measure: async ({ times, prepare, act }) => {
      const measured: StepTime[] = [];
      for (let round = 0; round < times; round += 1) {
        await prepare?.(round);
        const [from, before] = [performance.now(), await readCpuSeconds(pid)];
        await act(round);
        const ms = performance.now() - from;
        measured.push({ ms, cpuMs: ((await readCpuSeconds(pid)) - before) * 1000 });
      }
      return getMedian(measured);
    },
    end: async () => {
      await page.context().close();
      server.kill('SIGINT');
      await closed;
    },
  };
}

function getMedian(measured: readonly StepTime[]): StepTime {
  const [median] = measured.toSorted((a, b) => a.ms - b.ms).slice(Math.floor(measured.length / 2));
  if (median === undefined) throw new Error('Nothing was measured.');
  return median;
}

/** A server that uses no more of the processor in this time does nothing. */
const IDLE_MS = 500;
const IDLE_CPU_SECONDS = 0.02;

/** A port that no server listens on. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a server listens. */
function waitForAddress(server: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, fail) => {
    const read = (data: Buffer) => {
      output += data.toString();
      if (/http:\/\/localhost:\d/.test(output)) done();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => fail(new Error(`The server ended early:\n${output}`)));
  });
}

function listWork(folder: string, { page, settle }: Day): readonly (readonly [Step, Work])[] {
  const edit = async (file: string, pattern: RegExp, to: string) => {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!pattern.test(text)) throw new Error(`Nothing in ${file} is like ${pattern}.`);
    await writeFile(path, text.replace(pattern, to));
  };
  const see = (text: string) => seeText(page, text);
  return [
    [
      guideSaved,
      {
        times: SAVES,
        prepare: settle,
        act: async (round) => {
          await edit(guide, /\n## /, `\nA sentence number${round}.\n\n## `);
          await see(`A sentence number${round}.`);
        },
      },
    ],
    [firstSearch, { times: 1, act: () => searchFor(page, 'sandbox') }],
    [
      laterSearch,
      {
        times: SAVES,
        prepare: async (round) => {
          await edit(guide, /\n## /, `\n## Zebra${round} crossing\n\n## `);
          await see(`Zebra${round} crossing`);
          // A page that is open keeps the index that it has loaded.
          await openWorking(page, guidePath);
        },
        act: (round) => searchFor(page, `Zebra${round}`),
      },
    ],
    [
      specSaved,
      {
        times: SAVES,
        prepare: async () => {
          await openWorking(page, operationPath);
          await settle();
        },
        act: async (round) => {
          await edit(
            spec,
            /(?<=operationId: createTeam\n +tags: .*\n +summary: ).*/,
            `Found a team${round}`,
          );
          await see(`Found a team${round}`);
        },
      },
    ],
    [
      siteSaved,
      {
        times: 3,
        prepare: settle,
        act: async (round) => {
          await edit('content/site.ts', /(?<=\n {2}title: ).*/, `'Site number${round}',`);
          await page.waitForFunction(`document.title.includes('Site number${round}')`);
        },
      },
    ],
  ];
}

import { findPython } from '../../../tools/prove/runtimes';
import type { RunJobs, TargetName } from '../job';
import { runBrowser } from './run-browser';
import { runCurl } from './run-curl';
import { runGo } from './run-go';
import type { Driver } from './run-in-driver';
import { runInDriver } from './run-in-driver';

/** A runtime and the targets whose samples it runs. */
export interface Runner {
  readonly targets: readonly TargetName[];
  readonly run: RunJobs;
}

/** All runtimes. */
export const runners: readonly Runner[] = [
  { targets: ['curl/curl'], run: runCurl },
  { targets: ['javascript/fetch', 'javascript/jquery', 'javascript/xhr'], run: runBrowser },
  toDriven('node/axios', toNode),
  toDriven('node/native', toNode),
  { targets: ['go/native'], run: runGo },
  toDriven('ruby/net::http', () => ({
    program: 'ruby',
    args: [],
    script: 'run-samples.rb',
    ending: 'rb',
  })),
  toDriven('python/requests', toPython),
  toDriven('python/http.client', toPython),
];

function toNode(): Driver {
  return { program: process.execPath, args: [], script: 'run-samples.mjs', ending: 'mjs' };
}

function toPython(): Driver {
  return { program: findPython(), args: [], script: 'run-samples.py', ending: 'py' };
}

/** An interpreter for all samples of one target. */
function toDriven(target: TargetName, toDriver: () => Driver): Runner {
  return { targets: [target], run: (jobs, place) => runInDriver(toDriver(), jobs, place) };
}

import { findPython } from '../../../tools/prove/runtimes';
import type { RunJobs } from '../job';
import type { TargetName } from '../../../src/model/samples/syntax/target';
import { runBrowser } from './run-browser';
import { runCurl } from './run-curl';
import { runGo } from './run-go';
import type { Driver } from './run-in-driver';
import { runInDriver } from './run-in-driver';

/** What runs the samples of each target. Targets with the same function run one after the other. */
export const runners: Readonly<Record<TargetName, RunJobs>> = {
  'curl/curl': runCurl,
  'javascript/fetch': runBrowser,
  'javascript/jquery': runBrowser,
  'javascript/xhr': runBrowser,
  'node/axios': toDriven(toNode),
  'node/native': toDriven(toNode),
  'go/native': runGo,
  'ruby/net::http': toDriven(() => ({
    program: 'ruby',
    args: [],
    script: 'run-samples.rb',
    ending: 'rb',
  })),
  'python/requests': toDriven(toPython),
  'python/http.client': toDriven(toPython),
};

function toNode(): Driver {
  return { program: process.execPath, args: [], script: 'run-samples.mjs', ending: 'mjs' };
}

function toPython(): Driver {
  return { program: findPython(), args: [], script: 'run-samples.py', ending: 'py' };
}

/** An interpreter for all samples of one target. */
function toDriven(toDriver: () => Driver): RunJobs {
  return (jobs, place) => runInDriver(toDriver(), jobs, place);
}

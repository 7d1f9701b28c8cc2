import { findPython } from '../../../prerender/samples/find-python';
import type { RunJobs, TargetName } from '../job';
import { runBrowser } from './run-browser';
import { runCurl } from './run-curl';
import { runGo } from './run-go';
import { runInDriver } from './run-in-driver';

/** A runtime with the targets whose samples it runs. */
export interface Runner {
  readonly targets: readonly TargetName[];
  readonly run: RunJobs;
}

/** Everything that samples run in. */
export const runners: readonly Runner[] = [
  { targets: ['curl/curl'], run: runCurl },
  { targets: ['javascript/fetch', 'javascript/jquery', 'javascript/xhr'], run: runBrowser },
  {
    targets: ['node/axios', 'node/native'],
    run: (jobs, place) =>
      runInDriver(
        { program: process.execPath, args: [], script: 'run-samples.mjs', ending: 'mjs' },
        jobs,
        place,
      ),
  },
  { targets: ['go/native'], run: runGo },
  {
    targets: ['ruby/net::http'],
    run: (jobs, place) =>
      runInDriver(
        { program: 'ruby', args: [], script: 'run-samples.rb', ending: 'rb' },
        jobs,
        place,
      ),
  },
  {
    targets: ['python/requests', 'python/http.client'],
    run: (jobs, place) =>
      runInDriver(
        { program: findPython(), args: [], script: 'run-samples.py', ending: 'py' },
        jobs,
        place,
      ),
  },
];

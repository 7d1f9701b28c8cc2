// Lives while the writer's server renders, and ends the process if that blocks it. `watchdog.ts` starts it.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';

let message = '';
/** Seconds since the server was heard of. */
let silence = 0;

parentPort.on('message', (text) => {
  message = text;
  silence = 0;
});

// Seconds are counted, because time goes on while a laptop sleeps.
setInterval(() => {
  silence += 1;
  if (silence <= workerData.limit) return;
  // A blocked process prints nothing for its threads, and answers no other signal.
  writeSync(2, `${message}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);

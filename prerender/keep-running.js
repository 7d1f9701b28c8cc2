// Runs a command, and again whenever it asks for that, as the writer's server does when its configuration is
// saved: a process of its own is the only start without anything left of the last one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The exit code by which the command asks. */
const RESTART_CODE = 75;

/** What a terminal sends, with the exit code of a command that ends by it. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const args = [fileURLToPath(new URL('run.js', import.meta.url)), ...process.argv.slice(2)];
const env = { ...process.env, RESTART_CODE: String(RESTART_CODE) };
let running;

function start() {
  running = spawn(process.execPath, args, { stdio: 'inherit', env });
  running.once('exit', (code, signal) => {
    if (code === RESTART_CODE) start();
    else process.exitCode = code ?? signals[signal] ?? 1;
  });
}

for (const signal of Object.keys(signals)) process.on(signal, () => running.kill(signal));
start();

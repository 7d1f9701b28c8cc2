// Runs a list of samples one after the other, in this process.
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { format } from 'node:util';

let printed = [];
let fail = () => {};
console.log = (...values) => printed.push(format(...values));
console.error = console.log;
process.on('uncaughtException', (error) => fail(error));
process.on('unhandledRejection', (error) => fail(error));

for await (const line of createInterface({ input: process.stdin })) {
  const [, id, path] = /^(\S+) (.+)$/.exec(line);
  printed = [];
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  const late = wait(30_000, undefined, { ref: false }).then(() => {
    throw new Error('The sample took too long.');
  });
  let ended = true;
  try {
    await Promise.race([import(path), failure, late]);
  } catch (error) {
    ended = false;
    printed.push(format(error));
  }
  process.stdout.write(`${JSON.stringify({ id, ended, output: printed.join('\n') })}\n`);
}
process.exit(0);

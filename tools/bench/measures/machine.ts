import { cpus, totalmem } from 'node:os';
import { measureNode } from './measured-process';
import { getPercentile, MEDIAN } from './percentile';

/** What figures were measured with. */
export interface Machine {
  readonly name: string;
  /**
   * How long a new process takes to load Vite, in milliseconds. The speed of a shared machine changes from hour to
   * hour; times of two runs compare when this one is the same.
   */
  readonly referenceMs: number;
}

const ROUNDS = 9;
const REFERENCE = ['--input-type=module', '--eval', `import 'vite';`];

/** Describes this machine, as fast as it is now. */
export async function describeMachine(): Promise<Machine> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push((await measureNode(process.cwd(), REFERENCE)).seconds * 1000);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  const processors = `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'})`;
  return {
    name: `${processors}, ${memory}, Node.js ${process.version}`,
    referenceMs: getPercentile(times, MEDIAN),
  };
}

/** Such as `2 processors (AMD EPYC), 24 GiB of memory, Node.js v20.20.2; loads Vite in 320 ms`. */
export function toMachineText({ name, referenceMs }: Machine): string {
  return `${name}; loads Vite in ${referenceMs.toFixed(0)} ms`;
}

import { expect, it } from 'vitest';
import { describeMachine, toMachineText } from './machine';

it('a machine is described with how fast it is now', async () => {
  const machine = await describeMachine();
  expect(machine.referenceMs).toBeGreaterThan(0);
  expect(toMachineText({ ...machine, referenceMs: 319.6 })).toMatch(
    /^\d+ processors \(.+\), \d+ GiB of memory, Node\.js v\d+\.\d+\.\d+; loads Vite in 320 ms$/,
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadShownOperations } from '../../tools/prove/shown-operations';
import type { Attempt } from './job';
import { nastyCases } from './nasty/nasty-cases';
import { listRandomCases } from './random-cases';
import type { Proof } from './run-proof';
import { runProof } from './run-proof';
import { toAttempts, toFilledCase, toShownAttempts } from './attempts';

/** The gate sends twenty requests, always the same; `SEED=7 npm run test:samples` sends two thousand others. */
const seed = Number(process.env['SEED'] ?? 20_261_121);
const count = process.env['SEED'] === undefined ? 20 : 2000;

/** The gate sends each nasty request in one target, in turn; with a seed or for one target, all are sent. */
const isInTurn = process.env['SEED'] === undefined && process.env['TARGET'] === undefined;

const operations = await loadShownOperations(process.cwd());
const shown = operations.flatMap(toShownAttempts);
const filled = operations.map(toFilledCase).flatMap(toAttempts);
const nasty = nastyCases.flatMap((one, index) =>
  toAttempts(one).filter((_, target, all) => !isInTurn || target === index % all.length),
);
const random = listRandomCases(seed, count).map((one) => ({
  name: one.name,
  attempts: toAttempts(one),
}));

let proof: Proof;

beforeAll(async () => {
  proof = await runProof([
    ...shown,
    ...filled,
    ...nasty,
    ...random.flatMap(({ attempts }) => attempts),
  ]);
});

function expectDelivered(attempt: Attempt): void {
  expect(toReport(attempt)).toBe('');
}

/** The findings about a sample, followed by its code. */
function toReport(attempt: Attempt): string {
  const { findings, code } = proof.get(attempt);
  return findings.length === 0 ? '' : `${attempt.target}: ${findings.join('\n')}\n${code}\n`;
}

describe('a sample of an operation, as shown on its page', () => {
  it.each(shown)('delivers its request: $name in $target', expectDelivered);
});

describe('a sample of an operation with all optional values', () => {
  it.each(filled)('delivers them or declares what it cannot: $name in $target', expectDelivered);
});

describe('a sample of a nasty request', () => {
  it.each(nasty)('delivers it or declares what it cannot: $name in $target', expectDelivered);
});

describe(`samples of random requests, seed ${seed}`, () => {
  it.each(random)('deliver them or declare what they cannot: $name', ({ attempts }) => {
    expect(attempts.map(toReport).join('')).toBe('');
  });
});

describe('data', () => {
  it('is never run as code, and never makes a sample send a file or a variable', () => {
    expect(proof.canaries).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { toShownAttempts } from './attempts';
import { loadWireOperations } from './openapi/wire-operations';
import type { Proof } from './run-proof';
import { runProof } from './run-proof';

const operations = (await loadWireOperations()).map((operation) => ({
  name: operation.name,
  attempts: toShownAttempts(operation),
}));

let proof: Proof;

beforeAll(async () => {
  proof = await runProof(operations.flatMap(({ attempts }) => attempts));
});

describe('the samples of an operation', () => {
  it.each(operations)('send what its document says: $name', ({ attempts }) => {
    const reports = attempts.map((attempt) => {
      const { findings, code } = proof.get(attempt);
      return findings.length === 0 ? '' : `${attempt.target}: ${findings.join('\n')}\n${code}\n`;
    });
    expect(reports.join('')).toBe('');
  });
});

import { expect, it } from 'vitest';
import { toSearchReport } from './search-figures';

const felt = {
  coldMs: 1500,
  coldBytes: 240_000,
  answered: { medianMs: 20, slowMs: 50.1 },
  painted: { medianMs: 30, slowMs: 60 },
  longestTaskMs: 0,
  pastedMs: 150,
};

it('each figure has its target, and whether it is met', () => {
  const weight = { index: 100_000, terms: 50_000, texts: 900_000 };
  const wanted = { coldBytes: 250_000, searchedBytes: 150_000, allBytes: 1_000_000 };
  const lines = toSearchReport('1,000 guides', weight, felt, wanted);
  expect(lines.map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
    '1,000 guides',
    'fetched before the first hit 240.0 kB of 250.0 kB: met',
    'index and terms: all that is searched 150.0 kB of 150.0 kB: met',
    'texts, fetched for the hits that are shown 900.0 kB',
    'everything 1050.0 kB of 1000.0 kB: MISSED',
    'first hit from cold, on slow 4G 1500.0 ms of 2000.0 ms: met',
    'query, p50 20.0 ms of 20.0 ms: met',
    'query, p95 50.1 ms of 50.0 ms: MISSED',
    'hits painted, p50 30.0 ms',
    'hits painted, p95 60.0 ms',
    'longest task while typing 0.0 ms of 50.0 ms: met',
    'a pasted text answered, at full speed 150.0 ms of 200.0 ms: met',
  ]);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { loadApi } from '../../../prerender/api/load-api';
import { listShownSamples } from '../../../prerender/samples/sample-runs';
import { toPlainCode } from '../../../src/model/text/code';
import type { ShownOperation } from '../../../tools/prove/shown-operations';
import type { Wire } from './wire';
import { toWiredRequest } from './wire';

const folder = fileURLToPath(new URL('specs', import.meta.url));

type WireOperation = Pick<ShownOperation, 'name' | 'samples'>;

/** The operations of the documents in this folder, each with the request that a person read from it. */
export async function loadWireOperations(): Promise<readonly WireOperation[]> {
  const files = (await readdir(folder)).toSorted();
  const lists = await Promise.all(
    files.map(async (file) => loadOperations(file, await readFile(join(folder, file), 'utf8'))),
  );
  return lists.flat();
}

/** An operation as the document has it; `x-wire` is ours, and the site does not read it. */
interface WiredOperation {
  readonly operationId: string;
  readonly 'x-wire': Wire;
}

async function loadOperations(file: string, source: string): Promise<readonly WireOperation[]> {
  const loaded = await loadApi({ file, source, path: '/', highlight: toPlainCode });
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems, undefined, 2));
  return listWired(source).map(({ operationId, 'x-wire': wire }) => {
    const { samples } = loaded.api.getOperation(operationId);
    const request = toWiredRequest(wire);
    return {
      name: `${file} ${operationId}`,
      samples: listShownSamples(samples)
        .filter(({ example }) => example === undefined)
        .map((sample) => ({ ...sample, request })),
    };
  });
}

function listWired(source: string): readonly WiredOperation[] {
  const { paths } = parse(source) as { paths: Record<string, Record<string, unknown>> };
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(
      (value): value is WiredOperation =>
        typeof value === 'object' && value !== null && 'x-wire' in value,
    );
}

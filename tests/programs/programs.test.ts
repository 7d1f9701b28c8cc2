import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCurlScript } from '../../src/model/programs/curl-script';
import { toHttpFile } from '../../src/model/programs/http-file';
import type { OpenRequest } from '../../src/model/programs/open-request';
import { toOpenRequest } from '../../src/model/programs/open-request';
import { toStartValues } from '../../src/model/request/start-values';
import { listSentFiles, toSentFile } from '../samples/job';
import { judgeDelivery } from '../samples/judge/judge-delivery';
import type { RecordedRequest, Recorder } from '../samples/recorder';
import { startRecorder } from '../samples/recorder';
import type { PublishedApi, PublishedOperation } from './apis';
import { loadApis } from './apis';
import { TOKEN, runBruno, runCurl, runHttpYac, runNewman } from './run-programs';

const apis = await loadApis(process.cwd(), 'specs');
/** Of documents whose requests are hard to write: many formats cannot say them exactly, and curl can. */
const hard = await loadApis(process.cwd(), 'tests/samples/openapi/specs');

interface OpenOperation extends PublishedOperation {
  readonly open: OpenRequest;
  readonly id: string;
  /** Its place in the collection. */
  readonly index: number;
}

function listOpen(all: readonly PublishedApi[]): readonly OpenOperation[] {
  return all.flatMap(({ id, operations: own }) =>
    own.map((operation, index) => ({
      ...operation,
      open: toOpenRequest(operation.template, toStartValues(operation.template)),
      id,
      index,
    })),
  );
}

const operations = listOpen(apis);

/** Whatever comes after a redirect is told in the script. */
const curlOperations = [...operations, ...listOpen(hard)].filter(
  ({ request }) => request.response?.redirects !== true,
);

let recorder: Recorder;
let folder = '';

beforeAll(async () => {
  recorder = await startRecorder();
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  const place = { folder, origin: recorder.origin };
  for (const { request } of curlOperations)
    for (const { path } of listSentFiles(request.body)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), toSentFile(path));
    }
  const toText = (text: string, { open }: OpenOperation) => ({ text, variables: open.variables });
  await runCurl(
    curlOperations.map((one) => toText(toCurlScript(one.open), one)),
    place,
  );
  await runHttpYac(
    operations.map((one) => toText(toHttpFile(one.open, one.name), one)),
    place,
  );
  for (const api of apis) {
    await runNewman(api, place);
    await runBruno(api, place);
  }
});

afterAll(async () => {
  await recorder.close();
  await rm(folder, { recursive: true });
});

/** The requests of a program, for the operation at a place in its list. */
type FindArrived = (operation: OpenOperation, place: number) => readonly RecordedRequest[];

const programs: readonly (readonly [string, readonly OpenOperation[], FindArrived])[] = [
  ['curl', curlOperations, (_, place) => listArrived(`c${place}`)],
  ['httpYac', operations, (_, place) => listArrived(`h${place}`)],
  ['Newman', operations, ({ id, index }) => listArrived(`postman-${id}`).slice(index, index + 1)],
  ['Bruno', operations, ({ id, index }) => listArrived(`bruno-${id}`).slice(index, index + 1)],
];

function listArrived(id: string): readonly RecordedRequest[] {
  return recorder.requests.get(id) ?? [];
}

describe.each(programs)('%s', (_, list, find) => {
  it.each(list.map((operation, place) => ({ operation, place, name: operation.name })))(
    'sends what the first sample sends, with credentials of the environment: $name',
    ({ operation, place }) => {
      const { request, open } = operation;
      const [, ...credentials] = open.variables;
      const text = credentials.reduce(
        (all, { value }) => all.replaceAll(value, TOKEN),
        JSON.stringify(request),
      );
      const located = JSON.parse(text) as typeof request;
      const url = located.url.replace(/^https?:\/\/[^/?]+/, `${recorder.origin}/id`);
      const arrived = find(operation, place).map(withoutUsual(located.headers));
      const findings = judgeDelivery({ ...located, url }, arrived, 'curl/curl');
      expect(findings.map((finding) => finding.text)).toEqual([]);
    },
  );
});

/** A request without the headers that programs add on their own. */
function withoutUsual(meant: readonly (readonly [name: string, value: string])[]) {
  const usual =
    /^(?:accept|accept-encoding|accept-language|cache-control|postman-token|request-.*|user-agent)$/i;
  const isMeant = (name: string) =>
    meant.some(([other]) => other.toLowerCase() === name.toLowerCase());
  return (recorded: RecordedRequest): RecordedRequest => ({
    ...recorded,
    headers: recorded.headers.filter(([name]) => !usual.test(name) || isMeant(name)),
  });
}

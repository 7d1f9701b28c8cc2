import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from '../../src/model/text/code';
import type { CheckedCall } from '../../src/model/request/call';
import { toStartValues, toView, withExample } from '../../src/model/request/to-start-values';
import { toCheckedGraph } from '../../src/model/request/to-checked-graph';
import { toHttpRequest } from '../../src/model/request/to-http-request';
import { readValuesHash } from '../../src/model/request/read-values-hash';
import { toValuesHash } from '../../src/model/request/to-values-hash';
import { findFault } from '../../src/model/schema/validity/find-fault';
import { sampleTargets } from '../../src/model/samples/targets';
import { loadApi } from './load-api';

const PATIENCE = { timeout: 60_000 };

describe.each(['easier-api', 'postal-api'])('every operation of %s', (id) => {
  it('begins a live sample with the text that its page has', PATIENCE, async () => {
    for (const { call, operation } of await listCalls(id)) {
      const request = toHttpRequest(call, toStartValues(call));
      for (const { language, variants } of sampleTargets) {
        const group = operation.samples.find((one) => one.language === language);
        for (const { id: variant, render } of variants) {
          const sample = group?.samples.find((one) => one.variant === variant);
          expect(render(request).code).toBe(sample && toText(sample.code));
        }
      }
    }
  });

  it(
    'has the same request as a form, as text, and by its link, for each example',
    PATIENCE,
    async () => {
      for (const { call } of await listCalls(id)) {
        const start = toStartValues(call);
        for (const { anchor } of call.bodies.flatMap(({ examples }) => examples)) {
          const values = withExample(call, start, anchor);
          const body = values.body && call.bodies[values.body.media];
          if (values.body === undefined || body === undefined) throw new Error('There is a body.');
          const request = toHttpRequest(call, values);
          const asText = { ...values, body: toView(body, values.body, 'text') };
          const asForm = { ...values, body: toView(body, asText.body, 'form') };
          expect(toHttpRequest(call, asText)).toEqual(request);
          expect(toHttpRequest(call, asForm)).toEqual(request);
          expect(readValuesHash(call, toValuesHash(call, values) ?? '')).toEqual(values);
        }
      }
    },
  );

  it('begins with valid values, by the schemas that travel with it', PATIENCE, async () => {
    for (const { call, graph } of await listCalls(id)) {
      for (const { schema, kind, examples } of call.bodies) {
        if (schema === undefined || kind !== 'json') continue;
        for (const { text } of examples) {
          expect(findFault(graph, schema, JSON.parse(text))).toBeUndefined();
        }
      }
    }
  });
});

/** Each call as a page loads it: as data. */
async function listCalls(id: string) {
  const file = `specs/${id}.yaml`;
  const source = await readFile(file, 'utf8');
  const loaded = await loadApi(file, source, `/docs/api/${id}`, (text, language) => ({
    language,
    lines: text.split('\n').map((line) => [line]),
  }));
  if (loaded.kind === 'invalid') throw new Error('It is valid.');
  const { reference, getOperation, findCall } = loaded.api;
  return reference.groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ slug }) => {
      const found = findCall(slug);
      if (found === undefined) return [];
      const call = JSON.parse(JSON.stringify(found)) as CheckedCall;
      return [{ call, graph: toCheckedGraph(call.nodes), operation: getOperation(slug) }];
    });
}

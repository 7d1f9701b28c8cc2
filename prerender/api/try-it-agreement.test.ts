import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from '../../src/model/text/code';
import type { FormTemplate } from '../../src/model/request/request-template';
import { toStartValues, toView, withExample } from '../../src/model/request/start-values';
import { toFormGraph } from '../../src/model/request/request-template';
import { toHttpRequest } from '../../src/model/request/filled-template';
import { readValuesHash, toSharedPart, toValuesHash } from '../../src/model/request/shared-values';
import { findValidationError } from '../../src/model/schema/validation-error';
import { sampleTargets } from '../../src/model/samples/targets';
import { loadApi } from './load-api';
import { matchesPattern } from '../../src/model/schema/pattern';

const PATIENCE = { timeout: 60_000 };

describe.each(['easier-api', 'postal-api'])('every operation of %s', (id) => {
  it('starts with the samples of its page', PATIENCE, async () => {
    for (const { template, operation } of await listTemplates(id)) {
      const request = toHttpRequest(template, toStartValues(template));
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
    'makes the same request from the form, the text and the link, for each example',
    PATIENCE,
    async () => {
      for (const { template } of await listTemplates(id)) {
        const start = toStartValues(template);
        for (const { anchor } of template.bodies.flatMap(({ examples }) => examples)) {
          const values = withExample(template, start, anchor);
          const body = values.body && template.bodies[values.body.media];
          if (values.body === undefined || body === undefined) throw new Error('There is a body.');
          const request = toHttpRequest(template, values);
          const asText = { ...values, body: toView(body, values.body, 'text') };
          const asForm = { ...values, body: toView(body, asText.body, 'form') };
          expect(toHttpRequest(template, asText)).toEqual(request);
          expect(toHttpRequest(template, asForm)).toEqual(request);
          const { shared, left } = toSharedPart(template, values);
          expect(left).toEqual([]);
          expect(readValuesHash(template, toValuesHash(shared))?.values).toEqual(values);
        }
      }
    },
  );

  it('starts with values that are valid for its form schemas', PATIENCE, async () => {
    for (const { template, graph } of await listTemplates(id)) {
      for (const { schema, kind, examples } of template.bodies) {
        if (schema === undefined || kind !== 'json') continue;
        for (const { text } of examples) {
          expect(
            findValidationError({ graph, matches: matchesPattern }, schema, JSON.parse(text)),
          ).toBeUndefined();
        }
      }
    }
  });
});

/** Lists the templates as a page loads them, parsed from JSON. */
async function listTemplates(id: string) {
  const file = `specs/${id}.yaml`;
  const source = await readFile(file, 'utf8');
  const loaded = await loadApi({
    file,
    source,
    path: `/docs/api/${id}`,
    highlight: (text, language) => ({ language, lines: text.split('\n').map((line) => [line]) }),
  });
  if (loaded.kind === 'invalid') throw new Error('It is valid.');
  const { reference, getOperation, findTemplate } = loaded.api;
  return reference.groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ slug }) => {
      const found = findTemplate(slug);
      if (found === undefined) return [];
      const template = JSON.parse(JSON.stringify(found)) as FormTemplate;
      return [{ template, graph: toFormGraph(template.nodes), operation: getOperation(slug) }];
    });
}

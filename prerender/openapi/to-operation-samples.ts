import type { SampleGroup } from '../../src/model/reference/operation';
import type { SchemaId } from '../../src/model/reference/schema';
import { sampleTargets } from '../../src/model/samples/targets';
import { toSamples } from '../samples/to-samples';
import type { ParameterObject } from './document';
import type { LocatedOperation } from './list-operations';
import { resolve } from './resolve';
import { withAuthoredSamples } from './to-authored-samples';
import type { Conversion } from './to-media-types';
import { toSampleRequest } from './to-sample-request';

/** An operation's request in every language; the author's own samples come first. */
export function toOperationSamples(
  conversion: Conversion,
  located: LocatedOperation,
  parameters: readonly ParameterObject[],
  serverUrl: string,
): readonly SampleGroup[] {
  const { requestBody } = located.operation;
  const bodyObject =
    requestBody === undefined ? undefined : resolve(conversion.document, requestBody);
  const [first] = Object.entries(bodyObject?.content ?? {});
  const [mediaType, object] = first ?? [];
  const body =
    mediaType === undefined || object === undefined
      ? undefined
      : { mediaType, object, ...toBodySchema(conversion, object, located.operationId) };
  const rendered = toSamples(
    toSampleRequest(conversion, {
      located,
      serverUrl,
      parameters,
      ...(body !== undefined && { body }),
    }),
  );
  const groups = sampleTargets.map(({ language, label, highlight }) => ({
    language,
    label,
    samples: rendered
      .filter((sample) => sample.language === language)
      .map(({ variant, label: variantLabel, code, limitations }) => ({
        variant,
        label: variantLabel,
        code: conversion.highlight(code, highlight),
        limitations,
      })),
  }));
  return withAuthoredSamples(groups, located.operation, conversion.highlight);
}

function toBodySchema(
  { graph }: Conversion,
  { schema }: { readonly schema?: unknown },
  operationId: string,
): { schema?: SchemaId } {
  return schema === undefined ? {} : { schema: graph.add(schema as never, `${operationId}.body`) };
}

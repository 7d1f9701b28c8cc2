import type { Parameter, ParameterExample, ParameterPlace } from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/to-effective-schema';
import type { MediaTypeObject, ParameterObject } from '../document/document';
import type { LocatedOperation } from '../document/list-operations';
import { isInternal } from '../document/list-operations';
import { resolve } from '../document/resolve';
import type { Conversion } from './bodies';
import { toSerialization } from './to-serialization';

/** Those of the path and those of the operation; the operation wins by name and place. */
export function listParameters(
  { document }: Pick<Conversion, 'document'>,
  { pathItem, operation }: Pick<LocatedOperation, 'pathItem' | 'operation'>,
): readonly ParameterObject[] {
  const all = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
    .map((item) => resolve(document, item))
    .filter((parameter) => !isInternal(parameter));
  return [
    ...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ];
}

/** A parameter with a place of its own in a request. */
export interface PlacedParameter extends ParameterObject {
  readonly in: ParameterPlace;
}

/** Whether it is a part of a request by itself: no sample writes a whole query. */
export function isPlaced(parameter: ParameterObject): parameter is PlacedParameter {
  return parameter.in !== 'querystring';
}

/** What a page shows of a parameter. */
export function toParameter(
  conversion: Conversion,
  parameter: ParameterObject,
  operationId: string,
): Parameter {
  const { name, required, deprecated, description } = parameter;
  const [written] = Object.entries(parameter.content ?? {});
  const schema = conversion.graph.add(
    parameter.schema ?? written?.[1].schema ?? true,
    `${operationId}.${parameter.in}.${name}`,
  );
  const serialization =
    written === undefined ? findSerialization(conversion, parameter, schema) : undefined;
  return {
    name,
    in: parameter.in,
    required: required === true,
    deprecated: deprecated === true,
    description: conversion.toText(description),
    schema,
    ...(serialization !== undefined && { serialization }),
    ...(written !== undefined && { mediaType: written[0] }),
    ...(parameter.allowReserved === true && { isReservedAllowed: true }),
    ...(parameter.allowEmptyValue === true && { isEmptyAllowed: true }),
    examples: listExamples(conversion, parameter, written?.[1]),
  };
}

function findSerialization(
  { graph }: Conversion,
  { in: place, style, explode }: ParameterObject,
  schema: SchemaId,
) {
  if (place === 'querystring') return undefined;
  const { types } = toEffectiveSchema(graph.nodes, schema, 'request');
  return toSerialization({ in: place, style, explode }, types);
}

/** Those of the author, by name where there are several. */
function listExamples(
  { document }: Conversion,
  parameter: ParameterObject,
  written: MediaTypeObject | undefined,
): readonly ParameterExample[] {
  const { example, examples } =
    parameter.example === undefined && parameter.examples === undefined
      ? (written ?? {})
      : parameter;
  if (example !== undefined) return [{ value: JSON.stringify(example) }];
  return Object.values(examples ?? {})
    .map((named) => resolve(document, named))
    .filter((named) => named.value !== undefined)
    .map(({ summary, value }) => ({
      value: JSON.stringify(value),
      ...(summary !== undefined && { summary }),
    }));
}

import type { Callback } from '../../../src/model/api/operation';
import { toIdPart } from '../schema/schema-id';
import type { LocatedOperation } from '../document/list-operations';
import { listInItem } from '../document/list-operations';
import { resolve } from '../document/resolve';
import { toRequestBody } from './bodies';
import type { Conversion } from './conversion';
import { listParameters, toParameter } from './parameters';
import { toResponses } from './responses';

/** The requests that the API sends after an operation, each with the responses that it expects. */
export function toCallbacks(
  conversion: Conversion,
  { operation, operationId }: Pick<LocatedOperation, 'operation' | 'operationId'>,
  apiPath: string,
): readonly Callback[] {
  const { document } = conversion;
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, referable]) =>
    Object.entries(resolve(document, referable))
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, item]) =>
        listInItem(document, item).map((found) => ({ ...found, name, expression })),
      )
      .map(({ name: event, expression, method, pathItem, operation: request }, index): Callback => {
        const key = index === 0 ? event : `${event}-${index + 1}`;
        const id = `${operationId}.callback.${toIdPart(key)}`;
        const body = toRequestBody(conversion, request.requestBody, id, 'calls');
        return {
          key,
          title: request.summary ?? event,
          method: method.toUpperCase(),
          expression,
          deprecated: request.deprecated === true,
          description: conversion.toText(request.description),
          parameters: listParameters(conversion, { pathItem, operation: request }).map(
            (parameter) => toParameter(conversion, parameter, id),
          ),
          ...(body !== undefined && { body }),
          responses: toResponses(conversion, request, id, apiPath, 'calls'),
        };
      }),
  );
}

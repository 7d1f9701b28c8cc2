import type { Callback } from '../../../src/model/api/operation';
import { toIdPart } from '../schema/schema-id';
import type { OpenApiDocument } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listInItem } from '../document/operations';
import { resolve } from '../document/resolve';
import { toTitle, withLead } from '../document/titles';
import { toRequestBody } from './bodies';
import type { Conversion } from './conversion';
import { joinSummary, toExternalDocs } from './descriptions';
import { listParameters, toParameter } from './parameters';
import { toResponses } from './responses';
import { toServers } from './servers';

/** The requests that the API sends after an operation, each with the responses that it expects. */
export function toCallbacks(
  conversion: Conversion,
  { operation, operationId }: Pick<LocatedOperation, 'operation' | 'operationId'>,
  apiPath: string,
): readonly Callback[] {
  return listCallbackRequests(conversion.document, { operation, operationId }).map(
    ({ key, id, name, expression, method, pathItem, operation: request }): Callback => {
      const body = toRequestBody(conversion, request.requestBody, id, 'calls');
      return {
        key,
        name,
        title: toTitle({ summary: request.summary, fallback: name }),
        method: method.toUpperCase(),
        expression,
        deprecated: request.deprecated === true,
        description: conversion.toText(withLead(request)),
        pathDescription: conversion.toText(joinSummary(pathItem)),
        ...toExternalDocs(request.externalDocs, conversion.toText),
        servers: toServers(request.servers ?? pathItem.servers ?? [], conversion.toText),
        parameters: listParameters(conversion, { pathItem, operation: request }).map((parameter) =>
          toParameter(conversion, parameter, id),
        ),
        ...(body !== undefined && { body }),
        responses: toResponses(conversion, request, id, apiPath, 'calls'),
      };
    },
  );
}

/** The requests of an operation's callbacks, each with the prefix of its schema ids. */
export function listCallbackRequests(
  document: OpenApiDocument,
  { operation, operationId }: Pick<LocatedOperation, 'operation' | 'operationId'>,
) {
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, referable]) =>
    Object.entries(resolve(document, referable))
      // A text beside a reference is no expression.
      .filter(([expression, item]) => !expression.startsWith('x-') && typeof item === 'object')
      .flatMap(([expression, item]) =>
        listInItem(document, item).map((found) => ({ ...found, name, expression })),
      )
      .map((found, index) => {
        const key = index === 0 ? name : `${name}-${index + 1}`;
        return { ...found, key, id: `${operationId}.callback.${toIdPart(key)}` };
      }),
  );
}

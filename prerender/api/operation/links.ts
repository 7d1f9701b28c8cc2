import type { OperationLink, ResponseLink } from '../../../src/model/api/operation';
import type { LinkObject, OpenApiDocument, Referable, ResponseObject } from '../document/document';
import type { LocatedOperation } from '../document/list-operations';
import { listOperations } from '../document/list-operations';
import { toKeys } from '../document/pointer';
import { resolve } from '../document/resolve';
import type { Conversion } from './bodies';
import { toServers } from './servers';

/** What can be called next with the values of a response; links to nowhere are left out. */
export function toLinks(
  conversion: Conversion,
  { links = {} }: ResponseObject,
  apiPath: string,
): readonly ResponseLink[] {
  return Object.entries(links).flatMap(([name, link]) => toLink(conversion, name, link, apiPath));
}

function toLink(
  conversion: Conversion,
  name: string,
  referable: Referable<LinkObject>,
  apiPath: string,
): readonly ResponseLink[] {
  const link = resolve(conversion.document, referable);
  const target = findTarget(conversion.document, link);
  const isElsewhere = target === undefined && isAddress(link.operationRef);
  if (target === undefined && !isElsewhere) return [];
  const [server] = toServers(link.server === undefined ? [] : [link.server], conversion.toText);
  return [
    {
      name,
      description: conversion.toText(link.description),
      ...(target !== undefined && { operation: toOperationLink(target, apiPath) }),
      ...(isElsewhere && { reference: link.operationRef }),
      parameters: Object.entries(link.parameters ?? {}).map(([parameter, value]) => ({
        name: parameter,
        expression: toExpression(value),
      })),
      ...(link.requestBody !== undefined && { body: toExpression(link.requestBody) }),
      ...(server !== undefined && { serverUrl: server.url }),
    },
  ];
}

/** An operation as a link to its page. */
export function toOperationLink(target: LocatedOperation, apiPath: string): OperationLink {
  const { title, method, slug } = target;
  return { title, method: method.toUpperCase(), href: `${apiPath}/${slug}` };
}

/** The operation that a link names, by its id or by its place in the document. */
export function findTarget(
  document: OpenApiDocument,
  { operationId, operationRef }: LinkObject,
): LocatedOperation | undefined {
  const operations = listOperations(document);
  if (operationId !== undefined) {
    return operations.find(({ operation }) => operation.operationId === operationId);
  }
  if (operationRef?.startsWith('#') !== true) return undefined;
  const place = JSON.stringify(toKeys(operationRef));
  return operations.find(({ keys }) => JSON.stringify(keys) === place);
}

/** Whether a link leads to an operation of another document, which is not read. */
export function isAddress(operationRef: string | undefined): operationRef is string {
  return operationRef !== undefined && !operationRef.startsWith('#');
}

/** A constant beside runtime expressions is any JSON. */
function toExpression(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

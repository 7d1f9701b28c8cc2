import type { OperationLink, ResponseLink } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import type { LinkObject, OpenApiDocument, ResponseObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { toKeys } from '../document/pointer';
import { resolve } from '../document/resolve';
import { toKebabCase } from '../../text/slug';
import type { Conversion } from './conversion';
import { toServers } from './servers';
import { toJsonText } from '../../../src/model/json-text';

/** The links of a response: operations to call next with its values. Omits links without a target. */
export function toLinks(
  { document, toText }: Pick<Conversion, 'document' | 'toText'>,
  { links = {} }: ResponseObject,
  apiPath: string,
): readonly ResponseLink[] {
  return Object.entries(links).flatMap(([name, referable]): readonly ResponseLink[] => {
    const link = resolve(document, referable);
    const target = findTarget(document, link);
    const isElsewhere = target === undefined && isAddress(link.operationRef);
    if (target === undefined && !isElsewhere) return [];
    const [server] = toServers(link.server === undefined ? [] : [link.server], toText);
    const parameters = Object.entries(link.parameters ?? {}).map(([parameter, value]) => ({
      name: parameter,
      expression: toExpression(value),
    }));
    const optional = toDefined({
      operation: target && toOperationLink(target, apiPath),
      reference: isElsewhere ? link.operationRef : undefined,
      body: link.requestBody === undefined ? undefined : toExpression(link.requestBody),
      server,
    });
    const named = isNamed(name, target) && { isNamed: true as const };
    return [{ name, ...named, description: toText(link.description), parameters, ...optional }];
  });
}

function isNamed(name: string, target: LocatedOperation | undefined): boolean {
  const names = target === undefined ? [] : [target.operationId, target.title];
  return !names.some((other) => toKebabCase(other) === toKebabCase(name));
}

/** A link to an operation's page. */
export function toOperationLink(target: LocatedOperation, apiPath: string): OperationLink {
  const { title, method, slug } = target;
  return { title, method: method.toUpperCase(), href: `${apiPath}/${slug}` };
}

/** The operation that a link names by its id or by a pointer into the document. */
export function findTarget(
  document: OpenApiDocument,
  { operationId, operationRef }: LinkObject,
): LocatedOperation | undefined {
  const operations = listOperations(document);
  if (operationId !== undefined) {
    return operations.find(({ operation }) => operation.operationId === operationId);
  }
  if (operationRef?.startsWith('#') !== true) return undefined;
  const pointer = JSON.stringify(toKeys(operationRef));
  return operations.find(({ keys }) => JSON.stringify(keys) === pointer);
}

/** True for a link to an operation of another document, which is not read. */
export function isAddress(operationRef: string | undefined): operationRef is string {
  return operationRef !== undefined && !operationRef.startsWith('#');
}

/** A runtime expression is a string; a constant is any JSON value. */
function toExpression(value: unknown): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

import { isToken } from '../../../src/model/request/http-request';
import type { Locate } from '../../sources/position';
import { toKebabCase } from '../../text/slug';
import type { LinkObject, OpenApiDocument } from '../document/document';
import { listReferencedObjects } from '../document/objects';
import type { LocatedOperation } from '../document/operations';
import { listOperations, listPathNames } from '../document/operations';
import { resolve } from '../document/resolve';
import { findTarget, isAddress } from '../operation/links';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';

/** Warns of ids, slugs and path parameters that pages can only show in another way than the file says. */
export function checkOperations(document: OpenApiDocument, locate: Locate): readonly Mistake[] {
  const operations = listOperations(document).filter(({ kind }) => kind === 'operation');
  return [
    ...checkDuplicates(operations, locate),
    ...operations.flatMap((one) => checkPathParameters(one, document)),
  ];
}

/** Warns of operations that would share a page. */
function checkDuplicates(
  operations: readonly LocatedOperation[],
  locate: Locate,
): readonly Mistake[] {
  const first = new Map<string, LocatedOperation>();
  return operations.flatMap((one): readonly Mistake[] => {
    const id = one.operation.operationId;
    if (id === undefined) return [];
    const slug = toKebabCase(id);
    const other = first.get(slug);
    if (other === undefined) {
      first.set(slug, one);
      return [];
    }
    const { file, line, column } = locate([...other.keys, 'operationId']);
    const isSame = id === other.operationId;
    const says = isSame ? 'is used twice' : `gives the same address as "${other.operationId}"`;
    return [
      {
        keys: [...one.keys, 'operationId'],
        message: `The operation id "${id}" ${says}, first at ${file}:${line}:${column}: the address of this one gets a number.`,
        hint: 'Give each operation a unique id.',
      },
    ];
  });
}

/** Warns of differences between the templated names in a path and its path parameters. */
function checkPathParameters(
  { path, pathItem, operation, keys }: LocatedOperation,
  document: OpenApiDocument,
): readonly Mistake[] {
  const named = listPathNames(path);
  const declared = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name);
  return [
    ...named
      .filter((name) => !declared.includes(name))
      .map((name) => ({
        keys,
        message: `The path "${path}" has "{${name}}", which no parameter describes: read as a required string.`,
        hint: `Add a parameter "${name}" with "in: path".`,
      })),
    ...[...new Set(declared)]
      .filter((name) => !named.includes(name))
      .map((name) => ({
        keys: [...keys, 'parameters'],
        message: `The path "${path}" has no place for its parameter "${name}": the parameter is ignored.`,
        hint: `Write "{${name}}" in the path, or remove the parameter.`,
      })),
  ];
}

/** Warns of servers whose address leads to no API, or to another one than meant. */
export function checkServers(document: OpenApiDocument): readonly Mistake[] {
  return listReferencedObjects(document).flatMap(({ kind, value: { url }, keys }) => {
    const words = kind === 'server' && typeof url === 'string' ? findWords(url) : undefined;
    return words === undefined ? [] : [{ keys: [...keys, 'url'], ...words }];
  });
}

function findWords(url: string): Omit<Mistake, 'keys'> | undefined {
  if (UNSAFE.test(url.replaceAll(/\s/g, '')))
    return {
      message: `The server "${url}" is not the address of an API, so no sample with it can work.`,
      hint: 'Write an address that begins with https://, or one that is relative to the file.',
    };
  if (HOST.test(url))
    return {
      message: `The server "${url}" has no scheme, so it is relative to the address of the file.`,
      hint: `Write "https://${url}", or begin a relative path with "./".`,
    };
  return undefined;
}

/** The schemes that run a program in a browser, or hold their content themselves. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file):/i;

/** A host without a scheme: `api.example.com/v1`. A path or the name of a file, such as `v1.json`, is relative. */
const HOST =
  /^(?:localhost|\d+(?:\.\d+){3}|(?:[\w-]|\{\w+\})+(?:\.(?:[\w-]|\{\w+\})+)*\.(?!(?:aspx?|cgi|html?|json|jsp|php|ya?ml)\b)[a-z]{2,})(?::\d+)?(?:\/|$)/i;

/** Warns of headers with a name that HTTP does not allow: pages show them, and samples cannot send them. */
export function checkHeaderNames(document: OpenApiDocument): readonly Mistake[] {
  return listReferencedObjects(document).flatMap(({ kind, value, keys }) => {
    const { name, in: location } = value;
    if (kind !== 'parameters' && kind !== 'securitySchemes') return [];
    if (location !== 'header' || typeof name !== 'string' || isToken(name)) return [];
    return [
      {
        keys: [...keys, 'name'],
        message: `${JSON.stringify(name)} is not a valid name of a header: samples leave it out.`,
        hint: 'Use letters, digits, "-" and "_".',
      },
    ];
  });
}

/** Warns of response links to operations that do not exist, which pages omit. */
export function checkLinks(document: OpenApiDocument): readonly Mistake[] {
  const ids = listOperations(document).flatMap(({ operation }) => operation.operationId ?? []);
  return listReferencedObjects(document).flatMap(({ kind, value, keys }) => {
    if (kind !== 'links' || '$ref' in value) return [];
    const link = value as LinkObject;
    const { operationId, operationRef } = link;
    if (findTarget(document, link) !== undefined || isAddress(operationRef)) return [];
    const name = operationId ?? operationRef ?? '';
    return [
      {
        keys: [...keys, operationId === undefined ? 'operationRef' : 'operationId'],
        message: `The link leads to the operation "${name}", which does not exist.`,
        hint: toNameHint(name, ids, 'Name an operation by its "operationId".'),
      },
    ];
  });
}

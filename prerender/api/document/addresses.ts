import type { OpenApiDocument } from './document';
import { copyJson } from './json-object';
import type { ObjectKind } from './object-kinds';
import { listReferencedObjects } from './objects';
import { findAt } from './pointer';

/**
 * The base of a document's relative addresses: its `$self` (OpenAPI 3.2), else the URL of its first server.
 *
 * Where the document itself is published is not known. Undefined if neither is a whole address.
 */
export function findBase(document: OpenApiDocument): string | undefined {
  const [server] = document.servers ?? [];
  const url = server?.url.replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => server.variables?.[name]?.default ?? whole,
  );
  return [findAt(document, ['$self']), url].find(
    (base): base is string => typeof base === 'string' && isWhole(base),
  );
}

function isWhole(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** The whole address of a relative one; an address with a scheme stays as it is. */
export function resolveAddress(address: string, base: string | undefined): string {
  const isRelative = !/^[a-z][\w+.-]*:/i.test(address.trim());
  if (base === undefined || !isRelative || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}

/** The document with whole addresses, or the same one if nothing changes. Addresses in Markdown stay. */
export function withAddresses(document: OpenApiDocument): OpenApiDocument {
  const base = findBase(document);
  const found = base === undefined ? [] : listRelative(document, base);
  if (found.length === 0) return document;
  const copy = copyJson(document);
  for (const { keys, field, address } of found) {
    const holder = findAt(copy, keys);
    if (typeof holder === 'object' && holder !== null) Reflect.set(holder, field, address);
  }
  return copy;
}

function listRelative(document: OpenApiDocument, base: string) {
  return listReferencedObjects(document).flatMap(({ kind, keys, value }) =>
    (fields[kind] ?? []).flatMap((field) => {
      const own = value[field];
      const address = typeof own === 'string' ? resolveAddress(own, base) : own;
      return typeof address === 'string' && address !== own ? [{ keys, field, address }] : [];
    }),
  );
}

/** The fields that hold an address for readers. */
const fields: Partial<Record<ObjectKind, readonly string[]>> = {
  info: ['termsOfService'],
  contact: ['url'],
  license: ['url'],
  externalDocs: ['url'],
  examples: ['externalValue'],
  securitySchemes: ['openIdConnectUrl', 'oauth2MetadataUrl'],
  flow: ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'],
};

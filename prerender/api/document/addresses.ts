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

/** A copy of the document with whole addresses; itself if it has no base for them. Addresses in Markdown stay. */
export function withAddresses(document: OpenApiDocument): OpenApiDocument {
  const base = findBase(document);
  if (base === undefined) return document;
  const copy = copyJson(document);
  for (const { kind, value } of listReferencedObjects(copy)) {
    for (const field of fields[kind] ?? []) {
      const address = value[field];
      if (typeof address === 'string') value[field] = resolveAddress(address, base);
    }
  }
  return copy;
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

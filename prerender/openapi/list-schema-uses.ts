import type { SchemaUses } from '../../src/model/reference/schema-page';
import type { Direction } from '../../src/model/reference/schema';
import type { OpenApiDocument } from './document';
import { createFindDerived } from './list-derived-schemas';
import { listMarkedSchemas } from './list-marked-schemas';
import type { LocatedOperation } from './list-operations';
import { listOperations } from './list-operations';
import { findAt, toKeys } from './pointer';

/** Where the component schemas of a document are used, by their names. */
export type FindUses = (name: string) => SchemaUses;

/** Reads once which operations send or receive which schemas, and which schemas refer to which. */
export function createFindUses(document: OpenApiDocument, apiPath: string): FindUses {
  const reach = createReach(document);
  const uses = {
    request: new Map<string, LocatedOperation[]>(),
    response: new Map<string, LocatedOperation[]>(),
  };
  for (const located of listOperations(document)) {
    for (const [direction, part] of listParts(located)) {
      for (const name of reach(part)) add(uses[direction], name, located);
    }
  }
  const holders = listHolders(document);
  const toLinks = (operations: readonly LocatedOperation[] = []) =>
    [...new Set(operations)].map(({ title, method, slug }) => ({
      title,
      method: method.toUpperCase(),
      href: `${apiPath}/${slug}`,
    }));
  return (name) => ({
    request: toLinks(uses.request.get(name)),
    response: toLinks(uses.response.get(name)),
    schemas: holders.get(name) ?? [],
  });
}

/** What is sent and what comes back; in a callback it is the other way round. */
function listParts({ operation, pathItem }: LocatedOperation): readonly [Direction, unknown][] {
  const { parameters, requestBody, responses, callbacks } = operation as {
    readonly callbacks?: unknown;
  } & typeof operation;
  return [
    ['request', { parameters: [pathItem.parameters, parameters], requestBody }],
    ['response', { responses, callbacks }],
  ];
}

/** The names of the schemas that a part of the document reaches, through components of any kind. */
function createReach(document: OpenApiDocument): (part: unknown) => ReadonlySet<string> {
  const findDerived = createFindDerived(document);
  const known = new Map<string, readonly string[]>();
  const follow = (place: string) => {
    const places = known.get(place) ?? listPlaces(findAt(document, toKeys(place)));
    known.set(place, places);
    const name = toSchemaName(place);
    const isParent = findAt(document, [...toKeys(place), 'discriminator']) !== undefined;
    const children = name !== undefined && isParent ? findDerived(name) : [];
    return [...places, ...children.map((child) => toSchemaPlace(child))];
  };
  return (part) => {
    const places = new Set(listPlaces(part));
    for (const place of places) for (const next of follow(place)) places.add(next);
    return new Set([...places].flatMap((place) => toSchemaName(place) ?? []));
  };
}

/** The schemas that refer to each schema themselves. */
function listHolders(document: OpenApiDocument): ReadonlyMap<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [holder, schema] of Object.entries(
    findAt(document, ['components', 'schemas']) ?? {},
  )) {
    const names = listPlaces(schema).flatMap((place) => toSchemaName(place) ?? []);
    for (const name of new Set(names)) add(holders, name, holder);
  }
  return holders;
}

/** The places that the references of a part name, each once. */
function listPlaces(part: unknown): readonly string[] {
  const references = listMarkedSchemas(part).filter(({ keyword }) => keyword === '$ref');
  const places = references.map(({ value }) => value).filter((value) => value.startsWith('#/'));
  return [...new Set(places)];
}

const SCHEMAS = '#/components/schemas/';

function toSchemaPlace(name: string): string {
  return SCHEMAS + name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The name of the component that a place is, or is within. */
function toSchemaName(place: string): string | undefined {
  return place.startsWith(SCHEMAS) ? toKeys(place)[2] : undefined;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

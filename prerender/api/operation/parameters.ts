import { toHeaderAnchor, toParameterAnchor } from '../../../src/model/api/anchors';
import type { Header, Parameter, Serialization } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import type {
  ParameterLocation,
  ParameterStyle,
} from '../../../src/model/request/parameter-styles';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { HeaderObject, ParameterObject, Referable } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { isInternal, listPathNames } from '../document/operations';
import { resolve } from '../document/resolve';
import type { Conversion } from './conversion';
import { toValueExamples, withContent } from './example-objects';

/**
 * The parameters of an operation and its path. The operation's override those with the same name and location.
 *
 * Those of the path are the names in its braces: one that nothing describes is a text, and one without a place
 * in it cannot be sent. A webhook and a callback have no path.
 */
export function listParameters(
  { document }: Pick<Conversion, 'document'>,
  { kind, path = '', pathItem, operation }: OperationPlace,
): readonly ParameterObject[] {
  const all = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
    .map((item) => resolve(document, item))
    .filter((parameter) => !isInternal(parameter));
  const declared = [
    ...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ];
  if (kind !== 'operation') return declared;
  const names = listPathNames(path);
  const isDescribed = (name: string) =>
    declared.some((parameter) => parameter.in === 'path' && parameter.name === name);
  return [
    ...declared.filter((parameter) => parameter.in !== 'path' || names.includes(parameter.name)),
    ...names.filter((name) => !isDescribed(name)).map(toUndescribed),
  ];
}

/** An operation, or a request of a callback, which has neither kind nor path. */
export type OperationPlace = Pick<LocatedOperation, 'pathItem' | 'operation'> &
  Partial<Pick<LocatedOperation, 'kind' | 'path'>>;

function toUndescribed(name: string): ParameterObject {
  return { name, in: 'path', required: true, schema: UNDESCRIBED };
}

/** One object, as the schema graph knows schemas by their identity. */
export const UNDESCRIBED = { type: 'string' } as const;

/** A parameter of an operation, or of another request, whose anchors have a prefix. */
export function toParameter(
  conversion: Conversion,
  parameter: ParameterObject,
  prefix: string,
): Parameter {
  const { name, in: location } = parameter;
  const anchor = prefix + toParameterAnchor(location, name);
  const header = toHeader(conversion, name, parameter, anchor);
  const { types } = toEffectiveSchema(conversion.graph.nodes, header.schema, 'request');
  const notation = { style: toStyle(parameter), explode: parameter.explode };
  const serialization =
    location === 'querystring' || header.mediaType !== undefined
      ? undefined
      : toSerialization({ ...notation, in: location }, types);
  return {
    ...header,
    in: location,
    ...toDefined({ serialization }),
    ...(parameter.allowReserved === true && { isReservedAllowed: true }),
    ...(parameter.allowEmptyValue === true && { isEmptyAllowed: true }),
  };
}

/** The style of a parameter; Swagger 2.0 has one of its own. */
export function toStyle({
  style,
  'x-collectionFormat': format,
}: Pick<ParameterObject, 'style' | 'x-collectionFormat'>): ParameterStyle | undefined {
  return format === 'tsv' ? 'tabDelimited' : style;
}

/** The fields of OpenAPI that determine how a value is serialized. */
interface Notation {
  readonly in: ParameterLocation;
  readonly style?: ParameterStyle | undefined;
  readonly explode?: boolean | undefined;
}

/** How a value of some types is serialized; undefined if it is written unchanged. */
export function toSerialization(
  notation: Notation,
  types: readonly string[],
): Serialization | undefined {
  const isQuery = notation.in === 'query' || notation.in === 'cookie';
  const style = notation.style ?? (isQuery ? 'form' : 'simple');
  const explode = notation.explode ?? (style === 'form' || style === 'cookie');
  const [plain, list, separateList, object, separateObject] = ways[style] ?? [];
  if (types.includes('array')) return explode ? separateList : list;
  if (types.includes('object')) return explode ? separateObject : object;
  return plain;
}

/** For a single value, a list, an exploded list, an object and an exploded object. */
type Ways = readonly (Serialization | undefined)[];

const ways: Readonly<Record<ParameterStyle, Ways>> = {
  simple: [undefined, 'commas', 'commas', 'commaPairs', 'commaFields'],
  form: [undefined, 'commas', 'repeated', 'commaPairs', 'fields'],
  spaceDelimited: [undefined, 'spaces', 'repeated', 'spacePairs', 'fields'],
  pipeDelimited: [undefined, 'pipes', 'repeated', 'pipePairs', 'fields'],
  tabDelimited: [undefined, 'tabs', 'repeated', 'tabs', 'fields'],
  cookie: [undefined, 'commas', 'repeated', 'commaPairs', 'fields'],
  deepObject: [undefined, 'repeated', 'repeated', 'brackets', 'brackets'],
  label: ['dot', 'dotCommas', 'dots', 'dotPairs', 'dotFields'],
  matrix: ['semicolon', 'semicolonCommas', 'semicolons', 'semicolonPairs', 'semicolonFields'],
};

/** The headers of a response, or of a part of a multipart body. */
export function toHeaders(
  conversion: Conversion,
  headers: Readonly<Record<string, Referable<HeaderObject>>> = {},
  around: string,
): readonly Header[] {
  return Object.entries(headers).map(([name, referable]) => {
    const header = resolve(conversion.document, referable);
    return toHeader(conversion, name, header, toHeaderAnchor(around, name));
  });
}

function toHeader(
  conversion: Conversion,
  name: string,
  described: HeaderObject | ParameterObject,
  anchor: string,
): Header {
  const { mediaType, ...object } = withContent(described);
  return {
    anchor,
    name,
    required: object.required === true,
    deprecated: object.deprecated === true,
    description: conversion.toText(object.description),
    // Without a schema, anything is valid.
    schema: conversion.graph.getId(object.schema ?? true),
    ...toDefined({ mediaType }),
    examples: toValueExamples(conversion, object),
  };
}

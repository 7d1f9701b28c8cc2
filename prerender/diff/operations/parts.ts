import {
  toBodyAnchor,
  toHeaderAnchor,
  toMediaAnchor,
  toParameterAnchor,
  toResponseAnchor,
} from '../../../src/model/api/anchors';
import type { Direction } from '../../../src/model/schema/schema';
import type {
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  Referable,
} from '../../api/document/document';
import { listPathNames } from '../../api/document/operations';
import { resolve } from '../../api/document/resolve';
import type { SchemaObject } from '../../api/document/schema-object';
import { withContent } from '../../api/operation/example-objects';
import { listParameters, toSerialization, toStyle } from '../../api/operation/parameters';
import { toCodeWord } from '../../text/code-words';
import type { Version } from '../versions/versions';
import type { ComparedOperation } from './operation-pairs';

/** A day as `2026-11-29`. */
export type Day = string;

/** Something that an operation takes or returns. */
export interface Part {
  readonly kind: 'parameter' | 'body' | 'media' | 'response' | 'header';
  /** The same in both versions: `query page`. */
  readonly id: string;
  /** The id of the part that it is in. */
  readonly owner?: string | undefined;
  /** True for a range that stands for this part. */
  readonly isCover?: boolean;
  /** In words: `The body`. */
  readonly name: string;
  /** Its own name: that of a parameter, a status, a media type. */
  readonly key: string;
  readonly anchor: string;
  readonly keys: readonly string[];
  /** As readers see it: they send requests and receive responses, but receive the bodies of webhooks. */
  readonly direction: Direction;
  readonly need: 'required' | 'optional';
  readonly isDeprecated?: boolean | undefined;
  readonly sunset?: Day | undefined;
  readonly description?: string | undefined;
  /** How values of some types are written. */
  readonly toNotation?: (types: readonly string[]) => string;
  readonly schema?: SchemaObject | undefined;
}

/** All parts of an operation, each after the one that it is in. */
export function listParts(version: Version, operation: ComparedOperation): readonly Part[] {
  const parts = [
    ...listParameterParts(version, operation),
    ...listBodyParts(version, operation),
    ...listResponseParts(version, operation),
  ];
  return operation.kind === 'webhook' ? parts.map(toTurned) : parts;
}

function toTurned(part: Part): Part {
  return { ...part, direction: part.direction === 'request' ? 'response' : 'request' };
}

/** Parameters are the same by location and name; those of a path by their order in it. */
function listParameterParts({ document }: Version, located: ComparedOperation): readonly Part[] {
  const { operation, pathItem, keys, itemKeys, path } = located;
  const names = listPathNames(path);
  return listParameters({ document }, located).map((item) => {
    const { in: location, name } = item;
    const isSame = (other: Referable<ParameterObject>) => {
      const { in: otherLocation, name: otherName } = resolve(document, other);
      return otherLocation === location && otherName === name;
    };
    const own = operation.parameters?.findIndex(isSame) ?? -1;
    const shared = pathItem.parameters?.findIndex(isSame) ?? -1;
    const [holder, index] = own >= 0 ? [keys, own] : [itemKeys, shared];
    const key = location === 'path' ? String(names.indexOf(name)) : name;
    return {
      kind: 'parameter',
      id: `${location} ${location === 'header' ? key.toLowerCase() : key}`,
      key: name,
      name: `The ${location} parameter ${toCodeWord(name)}`,
      anchor: toParameterAnchor(location, name),
      keys: [...holder, 'parameters', String(index)],
      direction: 'request',
      toNotation: (types) => toNotation(item, types),
      ...toValue(item),
    };
  });
}

function toValue(item: HeaderObject) {
  return {
    need: toNeed(item.required),
    isDeprecated: item.deprecated === true,
    sunset: findSunset(item),
    description: item.description,
    schema: withContent(item).schema,
  };
}

/** The day on which a deprecated part ends. */
export function findSunset(part: object): Day | undefined {
  const day: unknown = Reflect.get(part, 'x-sunset');
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d/.test(day) ? day.slice(0, 10) : undefined;
}

function toNeed(isRequired = false): Part['need'] {
  return isRequired ? 'required' : 'optional';
}

function toNotation(parameter: ParameterObject, types: readonly string[]): string {
  const { in: location, explode, allowReserved = false } = parameter;
  if (location === 'querystring') return location;
  const notation = { in: location, explode, style: toStyle(parameter) };
  return JSON.stringify([toSerialization(notation, types), allowReserved]);
}

function listBodyParts(
  { document }: Version,
  { operation: { requestBody }, keys }: ComparedOperation,
): readonly Part[] {
  if (requestBody === undefined) return [];
  const { required, content, description } = resolve(document, requestBody);
  const body: Part = {
    kind: 'body',
    id: 'body',
    key: 'body',
    name: 'The body',
    anchor: toBodyAnchor(),
    keys: [...keys, 'requestBody'],
    direction: 'request',
    need: toNeed(required),
    description,
  };
  return [body, ...listMedia(body, content)];
}

function listResponseParts(
  { document }: Version,
  { operation: { responses = {} }, keys }: ComparedOperation,
): readonly Part[] {
  const statuses = Object.entries(responses).filter(([status]) => !status.startsWith('x-'));
  return statuses.flatMap(([status, referable]) => {
    const { description, headers = {}, content } = resolve(document, referable);
    const response: Part = {
      kind: 'response',
      id: `response ${status}`,
      key: status,
      name: `The response ${toCodeWord(status)}`,
      anchor: toResponseAnchor(status),
      keys: [...keys, 'responses', status],
      direction: 'response',
      need: 'optional',
      description,
    };
    const named = Object.entries(headers).map(([name, header]) =>
      toHeader(response, name, resolve(document, header)),
    );
    return [response, ...named, ...listMedia(response, content)];
  });
}

/** The case of a header's name says nothing. */
function toHeader(owner: Part, name: string, header: HeaderObject): Part {
  return {
    kind: 'header',
    id: `${owner.id} header ${name.toLowerCase()}`,
    owner: owner.id,
    key: name,
    name: `The header ${toCodeWord(name)}`,
    anchor: toHeaderAnchor(owner.anchor, name),
    keys: [...owner.keys, 'headers', name],
    direction: 'response',
    ...toValue(header),
  };
}

function listMedia(
  { description: _, ...owner }: Part,
  content: Readonly<Record<string, MediaTypeObject>> = {},
): readonly Part[] {
  return Object.entries(content).map(([type, { itemSchema, schema }], index) => ({
    ...owner,
    kind: 'media',
    id: `${owner.id} content ${type.toLowerCase()}`,
    owner: owner.id,
    key: type.toLowerCase(),
    anchor: toMediaAnchor(owner.anchor, type, index),
    keys: [...owner.keys, 'content', type],
    schema: itemSchema ?? schema,
  }));
}

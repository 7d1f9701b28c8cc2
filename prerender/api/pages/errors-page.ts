import { isObject } from '../../../src/model/json-object';
import type { ApiReference } from '../../../src/model/api/api';
import type { ErrorCatalogue, ErrorEntry } from '../../../src/model/api/errors';
import type { SchemaId } from '../../../src/model/schema/schema';
import { toEssence } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { PageHead } from '../../../src/model/site/head';
import type { RichText } from '../../../src/model/text/rich-text';
import { toPlainText } from '../../../src/model/text/rich-text';
import { toKebabCase } from '../../text/slug';
import type { MediaTypeObject, OperationObject, ResponseObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { resolve } from '../document/resolve';
import type { Conversion } from '../operation/conversion';
import { toOperationLink } from '../operation/links';

/** All errors of an API by status and type, each with the operations that return it. */
export function toErrorCatalogue(
  conversion: Conversion,
  { path }: Pick<ApiReference, 'path'>,
): ErrorCatalogue {
  const operations = listOperations(conversion.document).filter(({ kind }) => kind === 'operation');
  const found = operations.flatMap((operation) =>
    listErrors(conversion, operation).map((error) => ({ ...error, operation })),
  );
  const groups = [...group(found).values()].toSorted(compare);
  const limit = Math.max(5, Math.floor(MAX_LINKS / Math.max(1, groups.length)));
  const anchors = new Map<string, number>();
  return {
    apiPath: path,
    hasProblemTypes: found.some(({ isProblemType }) => isProblemType === true),
    errors: groups.map((errors) =>
      toEntry(conversion, errors, { path, limit, anchors, count: operations.length }),
    ),
  };
}

/** Limits the page of an API with thousands of operations. */
const MAX_LINKS = 800;

interface LocatedError extends FoundError {
  readonly operation: LocatedOperation;
}

type Errors = readonly [LocatedError, ...LocatedError[]];

function group(found: readonly LocatedError[]): ReadonlyMap<string, Errors> {
  const groups = new Map<string, [LocatedError, ...LocatedError[]]>();
  for (const error of found) {
    const key = `${error.status} ${error.type ?? ''}`;
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [error]);
    else others.push(error);
  }
  return groups;
}

function compare([{ status: a, type: x = '' }]: Errors, [{ status: b, type: y = '' }]: Errors) {
  if (a !== b) return a < b ? -1 : 1;
  return x < y ? -1 : 1;
}

/** Shared by the entries of one page. */
interface EntryContext {
  readonly path: string;
  /** The maximum number of operations that an entry lists. */
  readonly limit: number;
  /** How often each anchor is used. */
  readonly anchors: Map<string, number>;
  /** The number of operations in the API. */
  readonly count: number;
}

function toEntry({ toText }: Conversion, errors: Errors, context: EntryContext): ErrorEntry {
  const { status, type } = errors[0];
  const title = errors.find((error) => error.title !== undefined)?.title;
  const operations = [...new Set(errors.map(({ operation }) => operation))];
  const listed = operations.slice(0, context.limit);
  const own = errors.find(({ meaning }) => meaning !== undefined)?.meaning;
  // A response with several types has one description for all of them.
  const texts = [...new Set(errors.map(({ description }) => description))];
  const meanings =
    own === undefined ? texts.slice(0, MAX_MEANINGS).map((text) => toText(text)) : [own];
  return {
    anchor: toAnchor(status, type, context.anchors),
    status,
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    meanings: meanings.filter((text) => toPlainText(text) !== ''),
    operations: listed.map((operation) => toOperationLink(operation, context.path)),
    more: operations.length - listed.length,
    isEverywhere: operations.length === context.count && context.count > 1,
  };
}

const MAX_MEANINGS = 12;

/** `404-not-found`, from the status and the last part of the type. */
function toAnchor(status: string, type: string | undefined, taken: Map<string, number>): string {
  const name = toKebabCase(type?.split(/[/#:]/).findLast((part) => part !== '') ?? '');
  const anchor = name === '' ? status.toLowerCase() : `${status.toLowerCase()}-${name}`;
  const count = (taken.get(anchor) ?? 0) + 1;
  taken.set(anchor, count);
  return count === 1 ? anchor : `${anchor}-${count}`;
}

/** An error that an operation may return. */
interface FoundError {
  readonly status: string;
  readonly type?: string;
  /** The type is one of RFC 9457, not a code. */
  readonly isProblemType?: boolean;
  readonly title?: string;
  /** The description of this type alone. */
  readonly meaning?: RichText;
  /** The description of the response. */
  readonly description: string;
}

export function hasErrors({ responses = {} }: OperationObject): boolean {
  return Object.keys(responses).some(isError);
}

/** The errors of an operation, with the types of its examples, else those that its schemas allow. */
function listErrors(
  conversion: Conversion,
  { operation, operationId }: LocatedOperation,
): readonly FoundError[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => isError(status))
    .flatMap(([status, referable]) => {
      const response = resolve(conversion.document, referable);
      const description = response.description || (response.summary ?? '');
      const types = listTypes(conversion, response, `${operationId}.${status}`);
      if (types.length === 0) return [{ status, description }];
      return types.map((type) => ({ status, ...type, description }));
    });
}

/** `default` stands for all other errors. */
function isError(status: string): boolean {
  return /^[45](?:\d\d|XX)$|^default$/i.test(status);
}

type ErrorType = Pick<FoundError, 'type' | 'isProblemType' | 'title' | 'meaning'>;

function listTypes(
  conversion: Conversion,
  { content = {} }: ResponseObject,
  id: SchemaId,
): readonly ErrorType[] {
  const types = Object.entries(content).flatMap(([mediaType, media], index) => {
    const isProblem = toEssence(mediaType).startsWith('application/problem+');
    const exampleTypes = listExampleTypes(conversion, media, isProblem);
    return exampleTypes.length > 0
      ? exampleTypes
      : listSchemaTypes(conversion, media, index === 0 ? id : `${id}/${index}`, isProblem);
  });
  return [...new Map(types.toReversed().map((one) => [one.type, one])).values()].toReversed();
}

/** The types in examples: the `type` of problem details (RFC 9457), or the code that many APIs use instead. */
function listExampleTypes(
  { document }: Conversion,
  { example, examples = {} }: MediaTypeObject,
  isProblem: boolean,
): readonly ErrorType[] {
  const values = Object.values(examples).map((named) => resolve(document, named).value);
  return [example, ...values].flatMap((value) => {
    const [type] = [value, findValue(value, 'error')].flatMap((object) =>
      ['type', 'code', 'error'].flatMap((name) =>
        toTypes(name, findValue(object, name), isProblem),
      ),
    );
    const title = findValue(value, 'title');
    return type === undefined ? [] : [{ ...type, ...(typeof title === 'string' && { title }) }];
  });
}

function findValue(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A property `type` is that of RFC 9457 in its media type, or if it is a URI; elsewhere it may tell anything. */
function toTypes(name: string, type: unknown, isProblem: boolean): readonly ErrorType[] {
  if (typeof type !== 'string') return [];
  if (name !== 'type') return [{ type }];
  const isProblemType = isProblem || /^(?:\/|[a-z][\w+.-]*:)\S*$/i.test(type);
  return isProblemType && type !== 'about:blank' ? [{ type, isProblemType }] : [];
}

/** The types that a schema allows: a const or the values of an enum, with their meanings. */
function listSchemaTypes(
  { graph }: Conversion,
  { schema }: MediaTypeObject,
  id: SchemaId,
  isProblem: boolean,
): readonly ErrorType[] {
  if (schema === undefined) return [];
  const { properties } = toEffectiveSchema(graph.nodes, graph.getId(schema, id), 'response');
  const lists = ['type', 'code'].map((name) => {
    const property = properties.find((one) => one.name === name);
    if (property === undefined) return [];
    const { constant, values } = toEffectiveSchema(graph.nodes, property.schema, 'response');
    if (constant !== undefined) return toTypes(name, JSON.parse(constant), isProblem);
    return values.flatMap(({ value, meaning }) =>
      toTypes(name, JSON.parse(value), isProblem).map((type) => ({
        ...type,
        ...(meaning !== undefined && { meaning }),
      })),
    );
  });
  return lists.find((list) => list.length > 0) ?? [];
}

/** Title, description and keywords of an API's errors page. */
export function toErrorsHead({ path, label }: ApiReference): PageHead {
  return {
    path: `${path}/errors`,
    title: `${label} errors`,
    description: `${label}: every error by status and type, and the operations that return it.`,
    keywords: ['errors', 'problem types', 'status'],
  };
}

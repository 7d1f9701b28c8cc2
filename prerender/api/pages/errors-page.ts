import { toDefined } from '../../../src/model/defined';
import { takeName } from '../../../src/model/free-name';
import { isObject } from '../../../src/model/json-object';
import type { ApiReference, ErrorCatalogue, ErrorEntry } from '../../../src/model/api/api';
import { toEssence } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { EnumValue } from '../../../src/model/schema/schema';
import type { PageHead } from '../../../src/model/site/head';
import type { RichText } from '../../../src/model/text/rich-text';
import { toPlainText } from '../../../src/model/text/rich-text';
import { toGroups } from '../../../src/model/to-groups';
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
  const found = operations
    .flatMap((operation) => listErrors(conversion, operation))
    .toSorted((a, b) => compare(a.status, b.status) || compare(a.type, b.type));
  const groups = [...toGroups(found, ({ status, type = '' }) => [`${status} ${type}`]).values()];
  const taken = new Set<string>();
  const limit = Math.max(5, Math.floor(MAX_LINKS / Math.max(1, groups.length)));
  return {
    apiPath: path,
    hasProblemTypes: found.some(({ isProblemType }) => isProblemType === true),
    errors: groups.map((errors) => ({
      ...toEntry(conversion, errors, { path, limit, count: operations.length }),
      anchor: takeName(taken, toAnchor(errors[0])),
    })),
  };
}

/** Limits the page of an API with thousands of operations. */
const MAX_LINKS = 800;

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** `404-not-found`, from the status and the last part of the type. */
function toAnchor({ status, type = '' }: FoundError): string {
  const name = toKebabCase(type.split(/[/#:]/).findLast((part) => part !== '') ?? '');
  return name === '' ? status.toLowerCase() : `${status.toLowerCase()}-${name}`;
}

interface EntryContext {
  readonly path: string;
  /** The maximum number of operations that an entry lists. */
  readonly limit: number;
  /** The number of operations in the API. */
  readonly count: number;
}

function toEntry(
  { toText }: Conversion,
  errors: readonly [FoundError, ...FoundError[]],
  { path, limit, count }: EntryContext,
): Omit<ErrorEntry, 'anchor'> {
  const [{ status, type }] = errors;
  const title = errors.find((error) => error.title !== undefined)?.title;
  const own = errors.find(({ meaning }) => meaning !== undefined)?.meaning;
  // A response with several types has one description for all of them.
  const texts = [...new Set(errors.map(({ description }) => description))].slice(0, MAX_MEANINGS);
  const meanings = own === undefined ? texts.map((text) => toText(text)) : [own];
  const operations = [...new Set(errors.map(({ operation }) => operation))];
  const listed = operations.slice(0, limit);
  return {
    status,
    ...toDefined({ type, title }),
    meanings: meanings.filter((text) => toPlainText(text) !== ''),
    operations: listed.map((operation) => toOperationLink(operation, path)),
    more: operations.length - listed.length,
    isEverywhere: operations.length === count && count > 1,
  };
}

const MAX_MEANINGS = 12;

/** The marks of an error among those with the same status. */
interface ErrorType {
  readonly type?: string;
  /** The type is one of RFC 9457, not a code. */
  readonly isProblemType?: boolean;
  readonly title?: string;
  /** The description of this type alone. */
  readonly meaning?: RichText;
}

/** An error that an operation may return. */
interface FoundError extends ErrorType {
  readonly operation: LocatedOperation;
  readonly status: string;
  /** The description of the response. */
  readonly description: string;
}

export function hasErrors({ responses = {} }: OperationObject): boolean {
  return Object.keys(responses).some(isError);
}

/** The errors of an operation, with the types of its examples, else those that its schemas allow. */
function listErrors(conversion: Conversion, operation: LocatedOperation): readonly FoundError[] {
  return Object.entries(operation.operation.responses ?? {})
    .filter(([status]) => isError(status))
    .flatMap(([status, referable]) => {
      const response = resolve(conversion.document, referable);
      const description = response.description || (response.summary ?? '');
      const types = listTypes(conversion, response);
      return (types.length === 0 ? [{}] : types).map((type) => ({
        ...type,
        operation,
        status,
        description,
      }));
    });
}

/** `default` stands for all other errors. */
function isError(status: string): boolean {
  return /^[45](?:\d\d|XX)$|^default$/i.test(status);
}

function listTypes(conversion: Conversion, { content = {} }: ResponseObject): readonly ErrorType[] {
  const types = Object.entries(content).flatMap(([mediaType, media]) => {
    const isProblem = toEssence(mediaType).startsWith('application/problem+');
    const exampleTypes = listExampleTypes(conversion, media, isProblem);
    return exampleTypes.length > 0 ? exampleTypes : listSchemaTypes(conversion, media, isProblem);
  });
  // The first of each.
  return types.filter(({ type }, index) => types.findIndex((one) => one.type === type) === index);
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
  isProblem: boolean,
): readonly ErrorType[] {
  if (schema === undefined) return [];
  const { properties } = toEffectiveSchema(graph.nodes, graph.getId(schema), 'response');
  const lists = ['type', 'code'].map((name) => {
    const property = properties.find((one) => one.name === name);
    if (property === undefined) return [];
    const { constant, values } = toEffectiveSchema(graph.nodes, property.schema, 'response');
    const allowed: readonly EnumValue[] = constant === undefined ? values : [{ value: constant }];
    return allowed.flatMap(({ value, meaning }) =>
      toTypes(name, JSON.parse(value), isProblem).map((type) => ({
        ...type,
        ...toDefined({ meaning }),
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

import { toKebabCase } from '../../text/slug';
import type { ApiReference } from '../../../src/model/api/api';
import type { ErrorCatalogue, ErrorEntry } from '../../../src/model/api/errors';
import { toPlainText } from '../../../src/model/text/rich-text';
import type { FoundError } from './list-errors';
import { listErrors } from './list-errors';
import type { LocatedOperation } from '../document/list-operations';
import { listOperations } from '../document/list-operations';
import { toOperationLink } from '../operation/links';
import type { Conversion } from '../operation/bodies';

/** Every error of an API with the operations that answer it, by status and type. */
export function toErrorCatalogue(
  conversion: Conversion,
  { path, label }: Pick<ApiReference, 'path' | 'label'>,
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
    api: label,
    errors: groups.map((errors) =>
      toEntry(conversion, errors, { path, limit, anchors, count: operations.length }),
    ),
  };
}

/** A page stays a page, however many operations an API has. */
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

interface EntryPlace {
  readonly path: string;
  readonly limit: number;
  readonly anchors: Map<string, number>;
  readonly count: number;
}

function toEntry({ toText }: Conversion, errors: Errors, place: EntryPlace): ErrorEntry {
  const { status, type } = errors[0];
  const title = errors.find((error) => error.title !== undefined)?.title;
  const operations = [...new Set(errors.map(({ operation }) => operation))];
  const listed = operations.slice(0, place.limit);
  const own = errors.find(({ meaning }) => meaning !== undefined)?.meaning;
  // Where one answer has several types, what is said of the answer is about all of them.
  const texts = [...new Set(errors.map(({ description }) => description))];
  const meanings =
    own === undefined ? texts.slice(0, MAX_MEANINGS).map((text) => toText(text)) : [own];
  return {
    anchor: toAnchor(status, type, place.anchors),
    status,
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    meanings: meanings.filter((text) => toPlainText(text) !== ''),
    operations: listed.map((operation) => toOperationLink(operation, place.path)),
    more: operations.length - listed.length,
    isEverywhere: operations.length === place.count && place.count > 1,
  };
}

const MAX_MEANINGS = 12;

/** `404-not-found`, after the last part of the type. */
function toAnchor(status: string, type: string | undefined, taken: Map<string, number>): string {
  const name = toKebabCase(type?.split(/[/#:]/).findLast((part) => part !== '') ?? '');
  const anchor = name === '' ? status.toLowerCase() : `${status.toLowerCase()}-${name}`;
  const count = (taken.get(anchor) ?? 0) + 1;
  taken.set(anchor, count);
  return count === 1 ? anchor : `${anchor}-${count}`;
}

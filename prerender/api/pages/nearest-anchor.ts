import {
  toBodyAnchor,
  toItemsAnchor,
  toResponseAnchor,
  toRowAnchor,
  toVariantAnchor,
} from '../../../src/model/api/anchors';
import type { OperationPage } from '../../../src/model/api/operation';
import type { SchemaViewId, SchemaViews } from '../../../src/model/schema/schema-view';

/**
 * The anchor on the page of an operation that leads nearest to something of any version of it: to itself, to what it is
 * in, or to what is said of it after its end. Undefined if the page has nothing of it.
 */
export function findNearestAnchor(page: OperationPage, anchor: string): string | undefined {
  const { goneFields = [], responses, callbacks, schemas } = page;
  if (goneFields.some((field) => field.anchor === anchor)) return anchor;
  const parts = [
    ...(page.body === undefined ? [] : [toBodyAnchor()]),
    ...responses.map(({ status }) => toResponseAnchor(status)),
    ...callbacks.map((callback) => callback.anchor),
    ...schemas.roots.map((root) => root.anchor),
  ];
  const part = parts
    .filter((around) => isWithin(anchor, around))
    .toSorted((a, b) => b.length - a.length)[0];
  const root = schemas.roots.find((one) => one.anchor === part);
  if (part === undefined || root === undefined) return part;
  const around = root.sameAs ?? part;
  return enter(schemas.list, root.shown, around, around + anchor.slice(part.length)) ?? part;
}

/** The last line on the way to an anchor; items have none of their own, only what is inside them. */
function enter(
  list: SchemaViews['list'],
  id: SchemaViewId,
  around: string,
  anchor: string,
): string | undefined {
  const { rows = [], unions = [], items } = list[id] ?? {};
  const variants = unions.flatMap((union) => union.variants);
  const lines = [
    ...rows.map((row) => ({ at: toRowAnchor(around, row), schema: row.schema })),
    ...variants.map(({ key, schema }) => ({ at: toVariantAnchor(around, key), schema })),
  ];
  const next = lines.find(({ at }) => isWithin(anchor, at));
  if (next !== undefined) return enter(list, next.schema, next.at, anchor) ?? next.at;
  const each = toItemsAnchor(around);
  const isInItem = items !== undefined && isWithin(anchor, each);
  return isInItem ? enter(list, items, each, anchor) : undefined;
}

function isWithin(anchor: string, around: string): boolean {
  const [next = ''] = anchor.startsWith(around) ? anchor.slice(around.length) : '?';
  return '.[({!'.includes(next);
}

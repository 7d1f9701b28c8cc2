import { toCallbackAnchor } from '../../../src/model/api/anchors';
import type { OpenApiDocument, OperationObject } from './document';
import { listInItem } from './operations';
import { resolve } from './resolve';

/** The requests that the API sends after an operation. The first one of a name has the anchor of the name alone. */
export function listCallbacks(document: OpenApiDocument, { callbacks = {} }: OperationObject) {
  return Object.entries(callbacks).flatMap(([name, callback]) =>
    Object.entries(resolve(document, callback))
      // A text beside a reference is no expression.
      .filter(([expression, item]) => !expression.startsWith('x-') && typeof item === 'object')
      .flatMap(([expression, item]) =>
        listInItem(document, item).map((found) => ({ ...found, name, expression })),
      )
      .map((found, index) => ({
        ...found,
        anchor: toCallbackAnchor(index === 0 ? name : `${name}-${index + 1}`),
      })),
  );
}

import type {
  Callback,
  OperationResponse,
  Parameter,
  RequestBody,
} from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import type { SchemaViewRoot } from '../schema/schema-views';
import type { Side } from '../operation/responses';

/** What holds schemas: an operation, a webhook or a callback. */
interface Holder {
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody | undefined;
  readonly responses: readonly OperationResponse[];
}

/** The schemas that a page begins with, from the side from which they are seen. */
export function listShownRoots(
  page: Holder,
  callbacks: readonly Callback[],
  side: Side,
): readonly SchemaViewRoot[] {
  return [
    ...listRoots(page, side),
    ...callbacks.flatMap((callback) => listRoots(callback, 'calls')),
  ];
}

function listRoots({ parameters, body, responses }: Holder, side: Side): readonly SchemaViewRoot[] {
  const contents = responses.flatMap(({ content }) => content);
  const headers = responses.flatMap((response) => response.headers);
  const [sent, answered] =
    side === 'called' ? (['request', 'response'] as const) : (['response', 'request'] as const);
  return [
    ...toRoots(parameters, 'request'),
    ...toRoots(body?.content ?? [], sent),
    ...toRoots(contents, answered),
    ...toRoots(headers, 'response'),
  ];
}

function toRoots(
  holders: readonly { readonly schema?: SchemaId }[],
  view: SchemaViewRoot['view'],
): readonly SchemaViewRoot[] {
  return holders.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, view }]));
}

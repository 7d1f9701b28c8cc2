import { toBodyAnchor, toResponseAnchor } from '../../../src/model/api/anchors';
import type {
  Callback,
  Exchange,
  OperationResponse,
  Server,
} from '../../../src/model/api/operation';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listCallbacks } from '../document/callbacks';
import type { OpenApiDocument, ResponseObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { resolve } from '../document/resolve';
import { toTitle, withLead } from '../document/titles';
import type { Conversion } from '../operation/conversion';
import { joinSummary, toExternalDocs } from '../operation/descriptions';
import { toLinks } from '../operation/links';
import type { OperationPlace } from '../operation/parameters';
import { listParameters, toHeaders, toParameter } from '../operation/parameters';
import { toServers } from '../operation/servers';
import { toMediaTypes } from './media-types';

/** A request in the document: of an operation, a webhook or a callback. */
type RequestPlace = OperationPlace & Pick<LocatedOperation, 'title' | 'method'>;

/** Where an exchange is on the site. */
interface Place {
  readonly apiPath: string;
  /** The prefix of its anchors, if the page has another one. */
  readonly prefix?: string;
}

/**
 * A request with its responses.
 *
 * Readers call operations; webhooks and callbacks call the reader. What the API sends has response schemas; what a
 * reader sends has request schemas.
 */
export function toExchange(conversion: Conversion, request: RequestPlace, place: Place): Exchange {
  const { document, toText } = conversion;
  const { kind, title, method, operation, pathItem } = request;
  const { apiPath, prefix = '' } = place;
  const isCall = kind === 'operation';
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const responses = listResponses(document, request);
  return {
    title,
    method: method.toUpperCase(),
    deprecated: operation.deprecated === true,
    pathDescription: toText(joinSummary(pathItem)),
    description: toText(withLead(operation)),
    ...toExternalDocs(operation.externalDocs, toText),
    servers: listServers(conversion, request),
    parameters: listParameters(conversion, request).map((parameter) =>
      toParameter(conversion, parameter, prefix),
    ),
    ...(body !== undefined && {
      body: {
        required: body.required === true,
        description: toText(body.description),
        content: toMediaTypes(conversion, body.content, {
          anchor: prefix + toBodyAnchor(),
          direction: isCall ? 'request' : 'response',
        }),
      },
    }),
    responses: responses.map(({ status, response }): OperationResponse => {
      const anchor = prefix + toResponseAnchor(status);
      // `default` alone is the answer to a request that succeeds, unless it says otherwise.
      const isError =
        /^[45]/.test(status) ||
        (status === 'default' && (responses.length > 1 || isOfError(conversion, response)));
      return {
        status,
        anchor,
        // OpenAPI 3.2 allows a summary beside the description or instead of it.
        description: toText(joinSummary(response)),
        headers: toHeaders(conversion, response.headers, anchor),
        content: toMediaTypes(conversion, response.content ?? {}, {
          anchor,
          direction: isCall ? 'response' : 'request',
          status: isError ? status : undefined,
        }),
        links: toLinks(conversion, response, apiPath),
      };
    }),
  };
}

/** The servers of a request. The reader runs that of a webhook or a callback, unless it has servers of its own. */
export function listServers(
  { document, toText }: Conversion,
  { kind, operation, pathItem }: OperationPlace,
): readonly Server[] {
  const others = kind === 'operation' ? (document.servers ?? []) : [];
  return toServers(operation.servers ?? pathItem.servers ?? others, toText);
}

/**
 * The responses by status, without extensions: successes first, then redirections, errors and `default`. On a
 * delete, a success without a body comes before one with what is left.
 */
function listResponses(document: OpenApiDocument, { method, operation }: RequestPlace) {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => /^[1-5](?:\d\d|XX)$|^default$/i.test(status))
    .map(([status, referable]) => {
      const response = resolve(document, referable);
      const isBare = status.startsWith('2') && Object.keys(response.content ?? {}).length === 0;
      const rank = toRank(status) - (method === 'delete' && isBare ? 1000 : 0);
      return { status, response, rank };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

/** `4XX` comes after `400` to `499`, because it covers the statuses that are not listed. */
function toRank(status: string): number {
  if (status === 'default') return 1000;
  const rank = Number(status.replaceAll(/x/gi, '9')) || 999;
  // Few callers see an interim response.
  return rank < 200 ? 399 + rank / 1000 : rank;
}

/** True if the description of a response, or the name or the fields of its schema, say that it is an error. */
function isOfError({ graph }: Conversion, { description = '', content }: ResponseObject): boolean {
  const [schema] = Object.values(content ?? {}).flatMap((media) => media.schema ?? []);
  const { name = '', properties = [] } =
    schema === undefined ? {} : toEffectiveSchema(graph.nodes, graph.getId(schema), 'both');
  const isSaid = ERROR.test(description) && !/success/i.test(description);
  if (isSaid || ERROR.test(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))) return true;
  const names = properties.map((property) => property.name);
  const has = (pattern: RegExp) => names.some((one) => pattern.test(one));
  const isWhole = names.every((one) => ERROR_FIELD.test(one));
  return isWhole && (has(/^errors?$/i) || (has(/code$/i) && has(/^message$/i)));
}

const ERROR = /(?<![a-z])(?:error|exception|failure|fault|problem)s?(?![a-z])/i;
const ERROR_FIELD = /^(?:(?:error|status)?_?code|details?|errors?|message|status|title|type)$/i;

/** The requests that the API sends after an operation, each with the responses that it expects. */
export function toCallbacks(
  conversion: Conversion,
  { operation }: LocatedOperation,
  apiPath: string,
): readonly Callback[] {
  return listCallbacks(conversion.document, operation).map((found): Callback => {
    const { anchor, name, expression } = found;
    const title = toTitle({ summary: found.operation.summary, fallback: name });
    const place = { apiPath, prefix: `${anchor}.` };
    return { anchor, name, expression, ...toExchange(conversion, { ...found, title }, place) };
  });
}

import type { ApiReference } from '../../../src/model/api/api';
import { toDefined } from '../../../src/model/defined';
import { toOperationKey, toParameterKey } from '../../../src/model/schema/lifetime';
import type { Exchange, Header, MediaType, OperationPage } from '../../../src/model/api/operation';
import type { FormTemplate, RequestTemplate } from '../../../src/model/request/request-template';
import type { ViewDirection } from '../../../src/model/schema/schema-view';
import type { PageHead } from '../../../src/model/site/head';
import { toPlainText } from '../../../src/model/text/rich-text';
import type { OperationObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { toOverviewSlug } from '../document/operations';
import { listMarkTags, toTagLabel } from '../document/tag-tree';
import type { Conversion } from '../operation/conversion';
import { toExternalDocs, toFirstSentence } from '../operation/descriptions';
import { listParameters } from '../operation/parameters';
import { toOperationSamples } from '../operation/samples';
import { toSecurity } from '../operation/security';
import { toRequestTemplate } from '../request/template';
import { listFormSchemas } from '../schema/form-schemas';
import type { PageRoot } from '../schema/schema-views';
import { toSchemaViews } from '../schema/schema-views';
import { listServers, toCallbacks, toExchange } from './exchange';

/** The data of an operation's page. Builds the request template unless the caller passes it. */
export function toOperationPage(
  conversion: Conversion,
  located: LocatedOperation,
  apiPath: string,
  template?: RequestTemplate,
): OperationPage {
  const { document, graph, toText, history } = conversion;
  const { kind, slug, path, operation, operationId, title } = located;
  const isWebhook = kind === 'webhook';
  // A file that says nothing of credentials does not say that none are needed. Webhooks have only their own.
  const security = operation.security ?? (isWebhook ? undefined : document.security);
  const sent = template ?? toOperationTemplate(conversion, located);
  const exchange = toExchange(conversion, located, { apiPath });
  const callbacks = toCallbacks(conversion, located, apiPath);
  return {
    kind,
    slug,
    apiPath,
    overviewPath: `${apiPath}/${toOverviewSlug(document)}`,
    operationId,
    path,
    ...exchange,
    parameters: exchange.parameters.map((parameter) => {
      const key = toParameterKey(slug, parameter.in, parameter.name);
      return { ...parameter, ...toDefined({ since: history?.lifetimes.get(key) }) };
    }),
    ...toDefined({
      since: history?.lifetimes.get(toOperationKey(slug)),
      goneFields: history?.goneFields.get(slug),
      hasFeed: history && (true as const),
    }),
    ...toBadges(conversion, operation),
    summary: toFirstSentence(toPlainText(exchange.description)) || title,
    ...(security !== undefined && { security: toSecurity(document, operation, toText) }),
    callbacks,
    samples: sent === undefined ? [] : toOperationSamples(conversion, operation, sent),
    schemas: toSchemaViews(
      graph.nodes,
      [
        ...listRoots(exchange, isWebhook ? calls : called),
        ...callbacks.flatMap((callback) => listRoots(callback, calls)),
      ],
      history?.lifetimes,
    ),
  };
}

/** Of a body in a request and in a response. All that the API sends is a response, even if it is a request to the reader. */
type Directions = readonly [sent: ViewDirection, received: ViewDirection];

const called: Directions = ['request', 'response'];
const calls: Directions = ['response', 'request'];

/** The schemas of a request and its responses, in the order of the page. */
function listRoots(
  { parameters, body, responses }: Exchange,
  [sent, received]: Directions,
): readonly PageRoot[] {
  return [
    ...parameters.map((parameter) => toRoot(parameter, 'request')),
    ...listBodyRoots(body?.content ?? [], sent),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map((header) => toRoot(header, 'response')),
      ...listBodyRoots(content, received),
    ]),
  ];
}

function toRoot({ anchor, schema }: Header, direction: ViewDirection): PageRoot {
  return { anchor, schema, direction };
}

function listBodyRoots(
  content: readonly MediaType[],
  direction: ViewDirection,
): readonly PageRoot[] {
  return content.flatMap(({ mediaType, anchor, schema, encodings = [] }) => [
    ...(schema === undefined ? [] : [{ anchor, schema, direction, isBody: true, mediaType }]),
    ...encodings.flatMap(({ headers }) => headers.map((header) => toRoot(header, direction))),
  ]);
}

/** The data for trying an operation with other values: its request template with the form schemas. */
export function toFormTemplate(conversion: Conversion, located: LocatedOperation): FormTemplate {
  const template = toTemplate(conversion, located);
  return { ...template, nodes: listFormSchemas(conversion.graph, template) };
}

/** The request of an operation with its values left open; undefined for a webhook. */
export function toOperationTemplate(
  conversion: Conversion,
  located: LocatedOperation,
): RequestTemplate | undefined {
  return located.kind === 'webhook' ? undefined : toTemplate(conversion, located);
}

function toTemplate(conversion: Conversion, located: LocatedOperation) {
  const servers = listServers(conversion, located);
  return toRequestTemplate(conversion, located, listParameters(conversion, located), servers);
}

/** The tags of an operation that do not group it, such as `beta`. OpenAPI 3.2. */
function toBadges(
  { document, toText }: Conversion,
  { tags = [] }: OperationObject,
): Pick<OperationPage, 'badges'> {
  const marks = listMarkTags(document);
  const badges = tags.flatMap((name) => marks.get(name) ?? []);
  if (badges.length === 0) return {};
  return {
    badges: badges.map((tag) => ({
      label: toTagLabel(tag.name, tag),
      description: toText(tag.description),
      ...toExternalDocs(tag.externalDocs, toText),
    })),
  };
}

/** Title, description and keywords of an operation's page. */
export function toOperationHead(api: ApiReference, operation: OperationPage): PageHead {
  const { slug, title, summary, method, path, operationId } = operation;
  const request = `${method} ${path}`;
  // Without an id of its own, an operation has its method and path as id, and a webhook its name.
  const isNamed = operationId !== path && operationId.toLowerCase() !== request.toLowerCase();
  const group = api.groups.find(({ operations }) => operations.some((one) => one.slug === slug));
  return {
    path: `${api.path}/${slug}`,
    title,
    description: summary,
    keywords: [
      request,
      ...(isNamed ? [operationId] : []),
      ...(group === undefined ? [] : [group.label]),
    ],
  };
}

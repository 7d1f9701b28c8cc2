import type { ApiReference } from '../../../src/model/api/api';
import type { OperationPage, Server } from '../../../src/model/api/operation';
import type { FormTemplate, RequestTemplate } from '../../../src/model/request/request-template';
import type { PageHead } from '../../../src/model/site/head';
import { toPlainText } from '../../../src/model/text/rich-text';
import type { OperationObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { toOverviewSlug } from '../document/operations';
import { listMarkTags, toTagLabel } from '../document/tag-tree';
import type { Side } from '../operation/bodies';
import { withLead } from '../document/titles';
import { toRequestBody } from '../operation/bodies';
import { toCallbacks } from '../operation/callbacks';
import type { Conversion } from '../operation/conversion';
import { joinSummary, toExternalDocs, toFirstSentence } from '../operation/descriptions';
import { listParameters, toParameter } from '../operation/parameters';
import { toResponses } from '../operation/responses';
import { listPageRoots } from '../operation/schema-roots';
import { toOperationSamples } from '../operation/samples';
import { toSecurity } from '../operation/security';
import { toServers } from '../operation/servers';
import { toRequestTemplate } from '../request/template';
import { withSentForms } from './sent-forms';
import { listFormSchemas } from '../schema/form-schemas';
import { toSchemaViews } from '../schema/schema-views';

/** The data of an operation's page. Builds the request template unless the caller passes it. */
export function toOperationPage(
  conversion: Conversion,
  located: LocatedOperation,
  apiPath: string,
  template?: RequestTemplate,
): OperationPage {
  const { document, graph, toText } = conversion;
  const { kind, operation, operationId, pathItem, title } = located;
  const isWebhook = kind === 'webhook';
  const secured = isWebhook ? { ...document, security: [] } : document;
  const side: Side = isWebhook ? 'calls' : 'called';
  const description = toText(withLead(operation));
  const parameters = listParameters(conversion, located).map((parameter) =>
    toParameter(conversion, parameter, operationId),
  );
  const body = toRequestBody(conversion, operation.requestBody, operationId, side);
  const responses = toResponses(conversion, operation, operationId, apiPath, side);
  const sent = isWebhook ? undefined : (template ?? toTemplate(conversion, located));
  const callbacks = toCallbacks(conversion, located, apiPath);
  const page: OperationPage = {
    kind,
    slug: located.slug,
    apiPath,
    overviewPath: `${apiPath}/${toOverviewSlug(document)}`,
    operationId,
    title,
    method: located.method.toUpperCase(),
    path: located.path,
    deprecated: operation.deprecated === true,
    ...toBadges(conversion, operation),
    pathDescription: toText(joinSummary(pathItem)),
    description,
    summary: toFirstSentence(toPlainText(description)) || title,
    servers: listServers(conversion, located),
    // A file that says nothing of credentials does not say that none are needed.
    security: (operation.security ?? secured.security) && toSecurity(secured, operation, toText),
    parameters,
    ...(body !== undefined && { body }),
    responses,
    callbacks,
    ...toExternalDocs(operation.externalDocs, toText),
    samples: sent === undefined ? [] : toOperationSamples(conversion, operation, sent),
    schemas: toSchemaViews(graph.nodes, listPageRoots(conversion, located)),
  };
  return withSentForms(conversion, located, page);
}

/** The data for trying an operation with other values: its request template with the form schemas. */
export function toFormTemplate(conversion: Conversion, located: LocatedOperation): FormTemplate {
  const template = toTemplate(conversion, located);
  return { ...template, nodes: listFormSchemas(conversion.graph, template) };
}

function toTemplate(conversion: Conversion, located: LocatedOperation) {
  const servers = listServers(conversion, located);
  return toRequestTemplate(conversion, located, listParameters(conversion, located), servers);
}

function listServers(
  { document, toText }: Conversion,
  { kind, operation, pathItem }: LocatedOperation,
): readonly Server[] {
  // The reader runs the server of a webhook, unless the webhook has servers of its own.
  const others = kind === 'webhook' ? [] : (document.servers ?? []);
  return toServers(operation.servers ?? pathItem.servers ?? others, toText);
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

import type { FormTemplate } from '../../../src/model/request/request-template';
import type { OperationPage, Server } from '../../../src/model/api/operation';
import { toSchemaViews } from '../schema/schema-views';
import { toPlainText } from '../../../src/model/text/rich-text';
import type { OpenApiDocument, OperationObject, PathItem } from '../document/document';
import type { LocatedOperation } from '../document/list-operations';
import { listFormSchemas } from '../schema/form-schemas';
import { listShownRoots } from './list-shown-roots';
import { listMarkTags } from '../document/tag-tree';
import type { Side } from '../operation/responses';
import { toRequestBody, toResponses } from '../operation/responses';
import { toRequestTemplate } from '../request/template';
import { toCallbacks } from '../operation/callbacks';
import { toExternalDocs } from '../operation/to-external-docs';
import { toFirstSentence } from '../operation/descriptions';
import type { Conversion } from '../operation/bodies';
import { toOperationSamples } from '../operation/samples';
import { toOverviewSlug } from '../document/to-overview-slug';
import { listParameters, toParameter } from '../operation/parameters';
import { toSecurity } from '../operation/security';
import { toServers } from '../operation/servers';

/** Everything that one operation's page shows. */
export function toOperationPage(
  conversion: Conversion,
  located: LocatedOperation,
  apiPath: string,
): OperationPage {
  const { document, graph, toText } = conversion;
  const { kind, operation, operationId, pathItem, title } = located;
  const side: Side = kind === 'webhook' ? 'calls' : 'called';
  const description = toText(operation.description);
  const parameters = listParameters(conversion, located).map((parameter) =>
    toParameter(conversion, parameter, operationId),
  );
  const body = toRequestBody(conversion, operation.requestBody, operationId, side);
  const responses = toResponses(conversion, operation, operationId, apiPath, side);
  const callbacks = toCallbacks(conversion, located, apiPath);
  const servers = listServers(conversion, located);
  return {
    kind,
    slug: located.slug,
    apiPath,
    overviewPath: `${apiPath}/${toOverviewSlug(document)}`,
    operationId,
    title,
    method: located.method.toUpperCase(),
    path: located.path,
    deprecated: operation.deprecated === true,
    ...toBadges(document, operation),
    pathDescription: toText(toPathText(pathItem)),
    description,
    summary: toFirstSentence(toPlainText(description)) || title,
    // The address of a webhook is the reader's own.
    servers: kind === 'webhook' ? [] : servers,
    security: toSecurity(kind === 'webhook' ? { ...document, security: [] } : document, operation),
    parameters,
    ...(body !== undefined && { body }),
    responses,
    callbacks,
    ...toExternalDocs(operation.externalDocs, toText),
    samples:
      kind === 'webhook'
        ? []
        : toOperationSamples(
            conversion,
            operation,
            toRequestTemplate(conversion, located, listParameters(conversion, located), servers),
          ),
    schemas: toSchemaViews(
      graph.nodes,
      listShownRoots({ parameters, body, responses }, callbacks, side),
    ),
  };
}

/** What a reader needs to try an operation with other values: its template with the form schemas. */
export function toFormTemplate(conversion: Conversion, located: LocatedOperation): FormTemplate {
  const servers = listServers(conversion, located);
  const template = toRequestTemplate(
    conversion,
    located,
    listParameters(conversion, located),
    servers,
  );
  return { ...template, nodes: listFormSchemas(conversion.graph, template) };
}

function listServers(
  { document, toText }: Conversion,
  { operation, pathItem }: LocatedOperation,
): readonly Server[] {
  return toServers(operation.servers ?? pathItem.servers ?? document.servers ?? [], toText);
}

/** What tags say of an operation that do not group it, such as `beta`. OpenAPI 3.2. */
function toBadges(
  document: OpenApiDocument,
  { tags = [] }: OperationObject,
): Pick<OperationPage, 'badges'> {
  const marks = listMarkTags(document);
  const badges = tags.flatMap((tag) => marks.get(tag) ?? []);
  return badges.length === 0 ? {} : { badges };
}

/** A path's summary is a title of its description. */
function toPathText({ summary, description }: PathItem): string | undefined {
  const parts = [summary, description].filter((part) => part !== undefined && part.trim() !== '');
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

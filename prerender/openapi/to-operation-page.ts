import type { OperationPage } from '../../src/model/reference/operation';
import { toShownSchemas } from '../../src/model/reference/to-shown-schemas';
import { toPlainText } from '../../src/model/rich-text';
import type { PathItem } from './document';
import type { LocatedOperation } from './list-operations';
import { listShownRoots } from './list-shown-roots';
import type { Side } from './to-bodies';
import { toRequestBody, toResponses } from './to-bodies';
import { toCallbacks } from './to-callbacks';
import { toExternalDocs } from './to-external-docs';
import { toFirstSentence } from './to-first-sentence';
import type { Conversion } from './to-media-types';
import { toOperationSamples } from './to-operation-samples';
import { toOverviewSlug } from './to-overview-slug';
import { listParameters, toParameter } from './to-parameters';
import { toSecurity } from './to-security';
import { toServers } from './to-servers';

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
  const parameterObjects = listParameters(conversion, located);
  const parameters = parameterObjects.map((parameter) =>
    toParameter(conversion, parameter, operationId),
  );
  const body = toRequestBody(conversion, operation.requestBody, operationId, side);
  const responses = toResponses(conversion, operation, operationId, apiPath, side);
  const callbacks = toCallbacks(conversion, located, apiPath);
  const servers = toServers(
    operation.servers ?? pathItem.servers ?? document.servers ?? [],
    toText,
  );
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
        : toOperationSamples(conversion, located, parameterObjects, servers[0]?.url ?? ''),
    schemas: toShownSchemas(
      graph.nodes,
      listShownRoots({ parameters, body, responses }, callbacks, side),
    ),
  };
}

/** A path's summary is a title of its description. */
function toPathText({ summary, description }: PathItem): string | undefined {
  const parts = [summary, description].filter((part) => part !== undefined && part.trim() !== '');
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

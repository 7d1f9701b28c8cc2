import type {
  OperationPage,
  OperationResponse,
  Parameter,
  RequestBody,
  ResponseHeader,
  ResponseLink,
  SampleGroup,
  Server,
} from '../../src/model/reference/operation';
import type { SchemaId } from '../../src/model/reference/schema';
import type { ShownRoot } from '../../src/model/reference/to-shown-schemas';
import { toShownSchemas } from '../../src/model/reference/to-shown-schemas';
import { toPlainText } from '../../src/model/rich-text';
import { sampleTargets } from '../../src/model/samples/targets';
import { toSamples } from '../samples/to-samples';
import type {
  HeaderObject,
  LinkObject,
  ParameterObject,
  Referable,
  RequestBodyObject,
  ResponseObject,
  ServerObject,
} from './document';
import type { LocatedOperation } from './list-operations';
import { listOperations } from './list-operations';
import { resolve } from './resolve';
import { toFirstSentence } from './to-first-sentence';
import { toOverviewSlug } from './to-overview-slug';
import type { Conversion } from './to-media-types';
import { toMediaTypes } from './to-media-types';
import { toSampleRequest } from './to-sample-request';
import { toSecurity } from './to-security';

/** Everything that one operation's page shows. */
export function toOperationPage(
  conversion: Conversion,
  located: LocatedOperation,
  apiPath: string,
): OperationPage {
  const { document, graph, toText } = conversion;
  const { operation, operationId, pathItem } = located;
  const description = toText(operation.description);
  const parameterObjects = listParameters(conversion, located);
  const parameters = parameterObjects.map((parameter) =>
    toParameter(conversion, parameter, operationId),
  );
  const bodyObject =
    operation.requestBody === undefined ? undefined : resolve(document, operation.requestBody);
  const body =
    bodyObject === undefined ? undefined : toRequestBody(conversion, bodyObject, operationId);
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) =>
    toResponse(conversion, status, resolve(document, response), operationId, apiPath),
  );
  const servers = toServers(
    operation.servers ?? pathItem.servers ?? document.servers ?? [],
    conversion,
  );
  return {
    slug: located.slug,
    apiPath,
    overviewPath: `${apiPath}/${toOverviewSlug(document)}`,
    operationId,
    title: located.title,
    method: located.method.toUpperCase(),
    path: located.path,
    deprecated: operation.deprecated === true,
    description,
    summary: toFirstSentence(toPlainText(description)) || located.title,
    servers,
    security: toSecurity(document, operation),
    parameters,
    ...(body !== undefined && { body }),
    responses,
    samples: toOperationSamples(
      conversion,
      located,
      parameterObjects,
      bodyObject,
      servers[0]?.url ?? '',
    ),
    schemas: toShownSchemas(graph.nodes, listRoots(parameters, body, responses)),
  };
}

/** Those of the path and those of the operation; the operation wins by name and place. Behaviour SC.7. */
function listParameters(
  { document }: Conversion,
  { pathItem, operation }: LocatedOperation,
): readonly ParameterObject[] {
  const all = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((item) =>
    resolve(document, item),
  );
  return [
    ...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ];
}

function toParameter(
  { graph, toText, document }: Conversion,
  parameter: ParameterObject,
  operationId: string,
): Parameter {
  const schema = graph.add(
    parameter.schema ?? true,
    `${operationId}.${parameter.in}.${parameter.name}`,
  );
  const [named] = Object.values(parameter.examples ?? {});
  const example =
    parameter.example ?? (named === undefined ? undefined : resolve(document, named).value);
  const serialization = toSerializationText(parameter);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    deprecated: parameter.deprecated === true,
    description: toText(parameter.description),
    schema,
    ...(serialization !== undefined && { serialization }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
  };
}

function toSerializationText({ style, explode, schema }: ParameterObject): string | undefined {
  const isList =
    typeof schema === 'object' && (schema.type === 'array' || schema.type === 'object');
  if (!isList || style === undefined) return undefined;
  if (style === 'form')
    return explode === false ? 'values separated by commas' : 'the name repeated for each value';
  if (style === 'pipeDelimited') return 'values separated by |';
  if (style === 'spaceDelimited') return 'values separated by spaces';
  return style === 'deepObject' ? 'one name[key]=value for each field' : `style ${style}`;
}

function toRequestBody(
  conversion: Conversion,
  body: RequestBodyObject,
  operationId: string,
): RequestBody {
  return {
    required: body.required === true,
    description: conversion.toText(body.description),
    content: toMediaTypes(conversion, body.content, `${operationId}.body`, 'request'),
  };
}

function toResponse(
  conversion: Conversion,
  status: string,
  response: ResponseObject,
  operationId: string,
  apiPath: string,
): OperationResponse {
  const id = `${operationId}.${status}`;
  return {
    status,
    description: conversion.toText(response.description),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
      toHeader(conversion, name, header, id),
    ),
    content: toMediaTypes(conversion, response.content ?? {}, id, 'response'),
    links: Object.entries(response.links ?? {}).flatMap(([name, link]) =>
      toLink(conversion, name, link, apiPath),
    ),
  };
}

function toHeader(
  conversion: Conversion,
  name: string,
  referable: Referable<HeaderObject>,
  id: SchemaId,
): ResponseHeader {
  const header = resolve(conversion.document, referable);
  return {
    name,
    required: header.required === true,
    description: conversion.toText(header.description),
    ...(header.schema !== undefined && {
      schema: conversion.graph.add(header.schema, `${id}.header.${name}`),
    }),
  };
}

function toLink(
  conversion: Conversion,
  name: string,
  referable: Referable<LinkObject>,
  apiPath: string,
): readonly ResponseLink[] {
  const link = resolve(conversion.document, referable);
  const target = listOperations(conversion.document).find(
    ({ operationId }) => operationId === link.operationId,
  );
  if (target === undefined) return [];
  return [
    {
      name,
      description: conversion.toText(link.description),
      operation: {
        title: target.title,
        method: target.method.toUpperCase(),
        href: `${apiPath}/${target.slug}`,
      },
      parameters: Object.entries(link.parameters ?? {}).map(([parameter, expression]) => ({
        name: parameter,
        expression: typeof expression === 'string' ? expression : JSON.stringify(expression),
      })),
    },
  ];
}

function toServers(servers: readonly ServerObject[], { toText }: Conversion): readonly Server[] {
  return servers.map(({ url, description, variables = {} }) => ({
    url: Object.entries(variables)
      .reduce((text, [name, variable]) => text.replaceAll(`{${name}}`, variable.default), url)
      .replace(/\/$/, ''),
    description: toText(description),
  }));
}

function toOperationSamples(
  conversion: Conversion,
  located: LocatedOperation,
  parameters: readonly ParameterObject[],
  bodyObject: RequestBodyObject | undefined,
  serverUrl: string,
): readonly SampleGroup[] {
  const [first] = Object.entries(bodyObject?.content ?? {});
  const [mediaType, object] = first ?? [];
  const body =
    mediaType === undefined || object === undefined
      ? undefined
      : { mediaType, object, ...toBodySchema(conversion, object, located.operationId) };
  const rendered = toSamples(
    toSampleRequest(conversion, {
      located,
      serverUrl,
      parameters,
      ...(body !== undefined && { body }),
    }),
  );
  return sampleTargets.map(({ language, label, highlight }) => ({
    language,
    label,
    samples: rendered
      .filter((sample) => sample.language === language)
      .map(({ variant, label: variantLabel, code, limitations }) => ({
        variant,
        label: variantLabel,
        code: conversion.highlight(code, highlight),
        limitations,
      })),
  }));
}

function toBodySchema(
  { graph }: Conversion,
  { schema }: { readonly schema?: unknown },
  operationId: string,
): { schema?: SchemaId } {
  return schema === undefined ? {} : { schema: graph.add(schema as never, `${operationId}.body`) };
}

/** The schemas that the page begins with, from the side from which they are seen. */
function listRoots(
  parameters: readonly Parameter[],
  body: RequestBody | undefined,
  responses: readonly OperationResponse[],
): readonly ShownRoot[] {
  const contents = responses.flatMap(({ content }) => content);
  const headers = responses.flatMap((response) => response.headers);
  return [
    ...toRoots([...parameters, ...(body?.content ?? [])], 'request'),
    ...toRoots([...contents, ...headers], 'response'),
  ];
}

function toRoots(
  holders: readonly { readonly schema?: SchemaId }[],
  view: ShownRoot['view'],
): readonly ShownRoot[] {
  return holders.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, view }]));
}

import type { ExpectedResponse } from '../../../src/model/request/http-request';
import { findSequence, toFileEnding } from '../../../src/model/request/media-type';
import type {
  RequestTemplate,
  TemplateParameter,
  TemplateScheme,
  TemplateServer,
} from '../../../src/model/request/request-template';
import type { OpenApiDocument, OperationObject, ParameterObject } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { resolve } from '../document/resolve';
import { listTemplateBodies } from './template-body';
import { toTemplateParameter } from './template-field';
import type { Conversion } from '../operation/conversion';
import { findPlace, findScheme, toLabel, toSchemeRemark } from '../operation/security';
import { listSchemaIds } from '../schema/form-schemas';
import { listSecretNames } from '../schema/secrets';
import { toCredentialsVariable, toUrlVariable } from './variables';

/** The request template of an operation. */
export function toRequestTemplate(
  conversion: Conversion,
  located: LocatedOperation,
  parameters: readonly ParameterObject[],
  servers: readonly TemplateServer[],
): RequestTemplate {
  const { method, path, operation } = located;
  const accept = findAccepted(conversion, operation);
  const response = findExpectedResponse(conversion.document, operation);
  const security = listSecurity(conversion, operation);
  const values = {
    parameters: parameters
      .filter((parameter) => !isIgnored(parameter))
      .map((parameter) => toTemplateParameter(conversion, parameter))
      .map((parameter): TemplateParameter =>
        isCredential(security.flat(), parameter) ? { ...parameter, secret: true } : parameter,
      ),
    ...toTemplateBodies(conversion, operation),
  };
  const secrets = listSecretNames(conversion.graph, listSchemaIds(values));
  return {
    method: method.toUpperCase(),
    path,
    servers: servers.map(toTemplateServer),
    urlVariable: toUrlVariable(conversion),
    security,
    ...values,
    ...(secrets.length > 0 && { secrets }),
    ...(accept !== undefined && { accept }),
    ...(response !== undefined && { response }),
  };
}

/** A server without its descriptions, which the form does not show. */
function toTemplateServer({ template, variables }: TemplateServer): TemplateServer {
  return {
    template,
    variables: variables.map(({ name, default: start, values }) => ({
      name,
      default: start,
      values,
    })),
  };
}

type Operation = LocatedOperation['operation'];

function toTemplateBodies(
  conversion: Conversion,
  { requestBody }: Operation,
): Pick<RequestTemplate, 'bodies' | 'isBodyRequired'> {
  if (requestBody === undefined) return { bodies: [], isBodyRequired: false };
  const { content, required } = resolve(conversion.document, requestBody);
  return {
    bodies: listTemplateBodies(conversion, content),
    isBodyRequired: required === true,
  };
}

/** Other parts of the document define these headers: https://spec.openapis.org/oas/v3.1.1#fixed-fields-9. */
function isIgnored({ in: location, name }: ParameterObject): boolean {
  return location === 'header' && /^(?:accept|content-type|authorization)$/i.test(name);
}

/** True if a security scheme also sends this parameter. */
function isCredential(schemes: readonly TemplateScheme[], parameter: TemplateParameter): boolean {
  return schemes.some(
    ({ place }) =>
      place?.in === parameter.in && place.name.toLowerCase() === parameter.name.toLowerCase(),
  );
}

function listSecurity(
  conversion: Conversion,
  operation: Operation,
): readonly (readonly TemplateScheme[])[] {
  return (operation.security ?? conversion.document.security ?? []).map((requirement) =>
    Object.keys(requirement).map((name) => toTemplateScheme(conversion, name)),
  );
}

function toTemplateScheme(conversion: Conversion, name: string): TemplateScheme {
  const { document } = conversion;
  const scheme = findScheme(document, name);
  if (scheme === undefined) return { name, label: name };
  const label = toLabel(document, name, scheme);
  const remark = toSchemeRemark(scheme);
  if (remark !== undefined) return { name, label, remark };
  const place = findPlace(scheme);
  if (place === undefined) return { name, label };
  return { name, label, place, variable: toCredentialsVariable(conversion, name) };
}

function findAccepted({ document }: Conversion, { responses = {} }: Operation): string | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = success === undefined ? undefined : resolve(document, success).content;
  const [mediaType] = Object.keys(content ?? {});
  // Only `*/*` and `type/*` are ranges: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
  return mediaType?.replace(/^([^/]+)\/\*\+/, '$1/');
}

/** The response that an operation declares for its success; undefined if it declares none. */
export function findExpectedResponse(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): ExpectedResponse | undefined {
  const statuses = Object.keys(responses);
  const successes = statuses.filter((status) => status.startsWith('2'));
  const [first] = (successes.length > 0 ? successes : ['default'])
    .flatMap((status) => responses[status] ?? [])
    .flatMap((response) => Object.entries(resolve(document, response).content ?? {}));
  const redirects = statuses.some((status) => /^(?:30[12378]|3XX)$/i.test(status));
  const reading =
    first?.[1].itemSchema === undefined
      ? toReading(first?.[0], successes.length > 0)
      : ({ kind: 'stream' } as const);
  if (reading === undefined && !redirects) return undefined;
  return { ...(reading ?? { kind: 'text' }), ...(redirects && { redirects }) };
}

function toReading(
  mediaType: string | undefined,
  isDeclared: boolean,
): ExpectedResponse | undefined {
  if (mediaType === undefined) return isDeclared ? { kind: 'none' } : undefined;
  if (findSequence(mediaType) !== undefined) return { kind: 'stream' };
  const [type = ''] = mediaType.toLowerCase().split(';');
  if (/[/+]json$/.test(type.trim())) return { kind: 'json' };
  // Other types that hold JSON are read as text, too.
  if (/^(?:text|multipart|\*)\/|json|xml|yaml|script|graphql|urlencoded/.test(type))
    return { kind: 'text' };
  return { kind: 'file', path: `response.${toFileEnding(type)}` };
}

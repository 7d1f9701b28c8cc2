import { isMediaRange, toEssence } from './media-type';
import type { RequestTemplate, TemplateBody } from './request-template';
import type { RequestValues } from './request-values';

/** The parts of the request that no sample can send as documented, one sentence each. */
export function listRemarks(
  { servers, security, bodies }: RequestTemplate,
  values: RequestValues,
): readonly string[] {
  const body = values.body?.isSent === true ? bodies[values.body.media] : undefined;
  return [
    ...toServerRemarks(servers[values.server]?.template ?? ''),
    ...(security[values.security] ?? []).flatMap(({ remark }) => remark ?? []),
    ...(body === undefined ? [] : [...toTypeRemarks(body), ...toPartRemarks(body)]),
  ];
}

function toServerRemarks(template: string): readonly string[] {
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(template)?.[1]?.toLowerCase() ?? 'https';
  if (/^https?$/.test(scheme)) return [];
  return /^wss?$/.test(scheme)
    ? [`The server is a WebSocket (${scheme}): the sample sends the request over HTTP.`]
    : [`The server uses ${scheme}, which HTTP clients do not support.`];
}

function toTypeRemarks({ mediaType, contentType = mediaType }: TemplateBody): readonly string[] {
  if (!isMediaRange(mediaType) || contentType === mediaType) return [];
  const range = toEssence(mediaType) === '*/*' ? '' : ` that matches ${mediaType}`;
  return [`The API takes any media type${range}: the sample sends ${contentType}.`];
}

function toPartRemarks({ encodings = [], isOrdered }: TemplateBody): readonly string[] {
  return encodings
    .filter(({ isNested }) => isNested === true)
    .map(({ name }) => (isOrdered === true ? `Part ${name}` : `The field ${name}`))
    .map((part) => `${part} has parts or fields of its own: the sample sends them as JSON.`);
}

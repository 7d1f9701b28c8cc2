import type { TargetId } from 'httpsnippet';
import { targets } from 'httpsnippet';
import type { Problem } from '../diagnostics/problem';
import { sampleTargets } from '../../src/model/samples/targets';
import { findNearest } from '../diagnostics/find-nearest';
import type { BodyPiece, HttpBody, HttpRequest } from '../../src/model/request/http-request';
import { toBaseName, findHeader } from '../../src/model/request/http-request';
import { toWireRequest } from '../../src/model/request/wire-request';
import type { RenderedSample } from './samples';
import { toCode, toTargetId } from './samples';

/** One of httpsnippet's own clients, which a site can enable in addition to ours. */
export interface OtherTarget {
  readonly targetId: TargetId;
  readonly clientId: string;
  /** The language of its tab: one of ours, or a new one. */
  readonly language: string;
  readonly languageLabel: string;
  readonly variant: string;
  readonly label: string;
}

/** The clients of httpsnippet with these ids, such as `php/guzzle`; unknown ids are omitted. */
export function toOtherTargets(ids: readonly string[]): readonly OtherTarget[] {
  const all = listOtherTargets();
  return [...new Set(ids)].flatMap((id) => all.filter((target) => toId(target) === id));
}

/** Checks the ids that a site has enabled. */
export function checkOtherTargets(ids: readonly string[]): readonly Problem[] {
  const known = listOtherTargets().map(toId);
  const own = new Set(listOwnIds());
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => ({
      file: 'content/site.ts',
      severity: 'error',
      ...(own.has(id) ? toOwnMessage(id) : toUnknownMessage(id, known)),
    }));
}

function toOwnMessage(id: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The sample target "${id}" is already on every page.`,
    hint: 'Remove it from "sampleTargets".',
  };
}

function toUnknownMessage(id: string, known: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  const nearest = findNearest(id, known);
  return {
    message: `httpsnippet has no target "${id}".`,
    hint:
      nearest === undefined
        ? `Write one of ${known.join(', ')} into "sampleTargets".`
        : `Did you mean "${nearest}"? Correct "sampleTargets".`,
  };
}

function listOtherTargets(): readonly OtherTarget[] {
  const own = new Set(listOwnIds());
  return Object.values(targets)
    .flatMap(({ info, clientsById }) =>
      Object.values(clientsById).map((client) => ({
        targetId: info.key,
        clientId: client.info.key,
        language: info.key,
        languageLabel: info.title,
        variant: client.info.key,
        label: client.info.title,
      })),
    )
    .filter((target) => !target.clientId.startsWith('site-') && !own.has(toId(target)));
}

/** httpsnippet's ids of the targets that we write ourselves. */
function listOwnIds(): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    'net::http': 'native',
    'http.client': 'python3',
  };
  return sampleTargets.flatMap((target) =>
    target.variants.map(({ id }) => `${toTargetId(target)}/${names[id] ?? id}`),
  );
}

function toId({ targetId, clientId }: OtherTarget): string {
  return `${targetId}/${clientId}`;
}

/** The samples of httpsnippet's own clients. They are not run by the proof. */
export function toOtherSamples(
  original: HttpRequest,
  targets: readonly OtherTarget[],
): readonly RenderedSample[] {
  const request = toWireRequest(original);
  return targets.map((target) => ({
    language: target.language,
    variant: target.variant,
    label: target.label,
    code: toCode(toHarRequest(request), target.targetId, target.clientId).trimEnd(),
    limitations: [...(original.remarks ?? []), ...toLimitations(request.body)],
    isUnproven: true,
  }));
}

/** The request in HAR's standard fields, as far as they can express it. */
function toHarRequest({ method, url, headers, body }: HttpRequest) {
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers: headers.map(([name, value]) => ({ name, value })),
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData: toPostData(body, findHeader(headers, 'Content-Type') ?? ''),
  };
}

function toPostData(body: HttpBody | undefined, mimeType: string) {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return { mimeType, text: body.text };
    case 'form':
      return { mimeType, params: body.fields.map(([name, value]) => ({ name, value })) };
    case 'multipart':
      return {
        mimeType: 'multipart/form-data',
        params: body.parts.map((part) => ({
          name: part.name,
          ...(part.kind === 'field' ? { value: part.value } : { fileName: toBaseName(part.path) }),
          ...(part.contentType !== undefined && { contentType: part.contentType }),
        })),
      };
    case 'joined':
      return { mimeType, text: body.pieces.map(toPieceText).join('') };
    default:
      // Also for a file: HAR cannot reference one.
      return { mimeType };
  }
}

function toPieceText(piece: BodyPiece): string {
  return piece.kind === 'text' ? piece.text : '';
}

function toLimitations(body: HttpBody | undefined): readonly string[] {
  const pieces = body?.kind === 'joined' ? body.pieces : body?.kind === 'file' ? [body] : [];
  return pieces.flatMap((piece) =>
    piece.kind === 'file'
      ? [`httpsnippet cannot send a file: the sample leaves ${toBaseName(piece.path)} out.`]
      : [],
  );
}

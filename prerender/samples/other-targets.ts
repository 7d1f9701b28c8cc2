import type { TargetId } from 'httpsnippet';
import { targets } from 'httpsnippet';
import type { Problem } from '../diagnostics/problem';
import { sampleTargets } from '../../src/model/samples/targets';
import { listFiles } from '../../src/model/samples/syntax/sample';
import { findNearest } from '../diagnostics/find-nearest';
import type { HttpBody, HttpRequest } from '../../src/model/request/http-request';
import { toBaseName } from '../../src/model/request/http-request';
import { toHarRequest } from '../../src/model/programs/har';
import { toWireRequest } from '../../src/model/request/wire-request';
import type { RenderedSample } from './samples';
import { toCode, toTargetId } from './samples';

/** One of httpsnippet's own clients, which a site can enable in addition to ours. */
export interface OtherTarget {
  /** The language of its tab: one of ours, or a new one. */
  readonly language: TargetId;
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
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => ({ file: 'content/site.ts', severity: 'error', ...toMessage(id, known) }));
}

function toMessage(id: string, known: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  if (listOwnIds().includes(id))
    return {
      message: `The sample target "${id}" is already on every page.`,
      hint: 'Remove it from "sampleTargets".',
    };
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
  const own = listOwnIds();
  return Object.values(targets)
    .flatMap(({ info, clientsById }) =>
      Object.values(clientsById).map((client) => ({
        language: info.key,
        languageLabel: info.title,
        variant: client.info.key,
        label: client.info.title,
      })),
    )
    .filter((target) => !target.variant.startsWith('site-') && !own.includes(toId(target)));
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

function toId({ language, variant }: OtherTarget): string {
  return `${language}/${variant}`;
}

/** The samples of httpsnippet's own clients. They are not run by the proof. */
export function toOtherSamples(
  original: HttpRequest,
  others: readonly OtherTarget[],
): readonly RenderedSample[] {
  const request = toWireRequest(original);
  return others.map(({ language, variant, label }) => ({
    language,
    variant,
    label,
    code: toCode(toHarRequest(request), language, variant).trimEnd(),
    limitations: [...(original.remarks ?? []), ...toLimitations(request.body)],
    isUnproven: true,
  }));
}

function toLimitations(body: HttpBody | undefined): readonly string[] {
  if (body?.kind === 'multipart') return [];
  return listFiles(body).map(
    (path) => `httpsnippet cannot send a file: the sample leaves ${toBaseName(path)} out.`,
  );
}

import type { TargetId } from 'httpsnippet';
import { targets } from 'httpsnippet';
import type { Problem } from '../diagnostics/problem';
import { sampleTargets } from '../../src/model/samples/targets';
import { findNearest } from '../diagnostics/find-nearest';
import { toTargetId } from './httpsnippet-clients';

/** One of httpsnippet's own clients, which a site can switch on beside ours. */
export interface OtherTarget {
  readonly targetId: TargetId;
  readonly clientId: string;
  /** The tab of its language: one of ours, or one of its own. */
  readonly language: string;
  readonly languageLabel: string;
  readonly variant: string;
  readonly label: string;
}

/** Which clients of httpsnippet the ids name, such as `php/guzzle`; those that name none are left out. */
export function toOtherTargets(ids: readonly string[]): readonly OtherTarget[] {
  const all = listOtherTargets();
  return [...new Set(ids)].flatMap((id) => all.filter((target) => toId(target) === id));
}

/** What is wrong with the ids that a site has switched on. */
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
    message: `The sample target "${id}" is on every page already.`,
    hint: 'Take it out of "sampleTargets".',
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

/** What httpsnippet calls the targets that we write ourselves. */
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

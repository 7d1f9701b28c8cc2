import type { Part } from './parts';

/** The parts of an operation by their ids, each after the one that it is in. */
export type Parts = ReadonlyMap<string, Part>;

/**
 * Adds to the parts of one version what stands for parts that only the other one names: `default` and `2XX` for the
 * response 200, `application/*` for `application/json`.
 */
export function withCovers(own: Parts, other: Parts): Parts {
  const all = new Map(own);
  const hasSuccess = [...own.values()].some(isSuccess);
  for (const part of other.values()) {
    const { id } = part;
    // Beside a success, `default` stands for errors.
    const covers = listCovers(part, !hasSuccess || !isSuccess(part));
    const cover = all.has(id) ? undefined : covers.find((one) => all.has(one));
    if (cover === undefined) continue;
    const toOwnId = (inner: string) => id + inner.slice(cover.length);
    const inside = [...all.values()].filter((one) => one.id.startsWith(`${cover} `));
    for (const one of inside)
      all.set(toOwnId(one.id), { ...one, id: toOwnId(one.id), owner: toOwnId(one.owner ?? '') });
    const whole = all.get(cover);
    if (whole !== undefined) all.set(id, { ...whole, id, owner: part.owner, isCover: true });
  }
  return all;
}

function isSuccess({ kind, key }: Part): boolean {
  return kind === 'response' && /^[123]/.test(key);
}

/** The ids of the parts that stand for one, the closest first. */
function listCovers({ kind, key, owner = '' }: Part, isDefault: boolean): readonly string[] {
  if (kind === 'response')
    return [`response ${key.slice(0, 1)}XX`, ...(isDefault ? ['response default'] : [])];
  if (kind !== 'media') return [];
  return [key.replace(/\/.*/s, '/*'), '*/*'].map((range) => `${owner} content ${range}`);
}

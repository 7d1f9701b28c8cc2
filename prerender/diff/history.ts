import { toDefined } from '../../src/model/defined';
import { getSchema } from '../../src/model/schema/schema';
import type { Spec } from '../api/document/document';
import { listOperations } from '../api/document/operations';
import { parseSpec } from '../api/load-spec';
import { listParameters } from '../api/operation/parameters';
import { createTextLoader } from '../api/read/spec-files';
import type { Problem } from '../diagnostics/problem';
import { listFiles, loadSource } from '../sources/sources';
import { toSide } from './changes/side';
import { toKey } from './operations/operation-pairs';

/** An API in all its versions, oldest first. */
export interface History {
  readonly versions: readonly Spec[];
  readonly problems: readonly Problem[];
}

/** Adds the earlier versions of an API, which are in `specs/history/<api>/<version>.yaml`. */
export async function loadHistory(root: string, present: Spec): Promise<History> {
  const folder = `specs/history/${present.id}`;
  const files = (await listFiles(root, folder)).filter((file) =>
    /^[^/]+\.(?:ya?ml|json)$/.test(file.slice(folder.length + 1)),
  );
  const loaded = await Promise.all(
    files.map(async (file) => {
      const { text } = await loadSource(root, file);
      return parseSpec(file, text, createTextLoader(root), true);
    }),
  );
  const earlier = loaded.flatMap((one) => (one.kind === 'valid' ? one.spec : []));
  const problems = loaded.flatMap((one) => (one.kind === 'valid' ? [] : one.problems));
  return { versions: [...earlier, present].toSorted(byVersion), problems };
}

function byVersion({ document: one }: Spec, { document: other }: Spec): number {
  return one.info.version.localeCompare(other.info.version, 'en', { numeric: true });
}

/** The versions with which something came, came to be required or deprecated, and went; none for the first version. */
export interface Lifetime {
  readonly added?: string;
  readonly required?: string;
  readonly deprecated?: string;
  readonly removed?: string;
}

/** Lifetimes of operations, parameters and fields; see {@link listFacts} for their keys. */
export function toLifetimes(versions: readonly Spec[]): ReadonlyMap<string, Lifetime> {
  const lifetimes = new Map<string, Lifetime>();
  let before: ReadonlyMap<string, Fact> | undefined;
  for (const spec of versions) {
    const { version } = spec.document.info;
    const facts = listFacts(spec);
    for (const key of before?.keys() ?? [])
      if (!facts.has(key)) lifetimes.set(key, { ...lifetimes.get(key), removed: version });
    for (const [key, fact] of facts) {
      const known = lifetimes.get(key) ?? {};
      const was = before?.get(key);
      const isNew = before !== undefined && was === undefined;
      const since = (name: keyof Fact) => {
        if (!fact[name] || was?.[name] === true) return fact[name] ? known[name] : undefined;
        return was === undefined ? undefined : version;
      };
      const added = isNew ? version : known.added;
      const marks = { added, required: since('required'), deprecated: since('deprecated') };
      lifetimes.set(key, toDefined(marks));
    }
    before = facts;
  }
  return lifetimes;
}

interface Fact {
  readonly required: boolean;
  readonly deprecated: boolean;
}

/**
 * What a version has: `operation get /teams/{}`, its parameters as `operation get /teams/{} query page`, and fields by
 * their schema as `Team name`. A schema of an operation is named by the key of the operation, not by its id.
 */
function listFacts(spec: Spec): ReadonlyMap<string, Fact> {
  const side = toSide(spec);
  const facts = new Map<string, Fact>();
  const owners = new Map<string, string>();
  for (const located of listOperations(side.document)) {
    const key = toKey(located);
    owners.set(located.operationId, key);
    facts.set(key, { required: false, deprecated: located.operation.deprecated === true });
    for (const { in: location, name, required, deprecated } of listParameters(side, located))
      facts.set(`${key} ${location} ${name}`, {
        required: required === true,
        deprecated: deprecated === true,
      });
  }
  for (const { id, properties, required } of side.graph.values()) {
    const [, owner = '', rest = ''] =
      /^(.*?)(\.(?:requestBody|responses|parameters)\/.*)$/s.exec(id) ?? [];
    const schemaName = owners.has(owner) ? `${owners.get(owner)}${rest}` : id;
    for (const { name, schema } of properties)
      facts.set(`${schemaName} ${name}`, {
        required: required.includes(name),
        deprecated: getSchema(side.graph, schema).deprecated,
      });
  }
  return facts;
}

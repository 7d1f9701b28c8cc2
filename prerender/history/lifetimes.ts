import { toParameterAnchor, toRowAnchor } from '../../src/model/api/anchors';
import type { RichText } from '../../src/model/text/rich-text';
import type { Lifetime, Lifetimes } from '../../src/model/schema/lifetime';
import { toFieldKey, toOperationKey, toParameterKey } from '../../src/model/schema/lifetime';
import { toDefined } from '../../src/model/defined';
import { getSchema } from '../../src/model/schema/schema';
import type { Spec } from '../api/document/document';
import { listOperations, listPathNames } from '../api/document/operations';
import { listParameters } from '../api/operation/parameters';
import { listSchemaRoots } from '../api/operation/schema-roots';
import { dropInternal } from '../api/read/internal-parts';
import { createSchemaGraph } from '../api/schema/schema-graph';
import { toPairKey } from '../diff/operations/operation-pairs';

/** An operation, a parameter by its anchor, or a field of any operation by the end of its anchor: `.note`. */
type LifetimePlace = readonly [slug: string | undefined, anchor?: string];

/** The results of comparing the versions, and their authors' notes. */
export interface PlaceNews {
  /** True if a version has brought what is there: a schema that gets another name brings no fields. */
  readonly isNew: (version: string, ...place: LifetimePlace) => boolean;
  /** Finds the author's note on its deprecation. */
  readonly findAdvice: (...place: LifetimePlace) => RichText | undefined;
}

/** Since when the operations, parameters and fields of the last of several versions are what they are. */
export function toLifetimes(
  versions: readonly Spec[],
  { isNew, findAdvice }: PlaceNews,
): Lifetimes {
  let before: ReadonlyMap<string, Fact> | undefined;
  let lifetimes = new Map<string, Lifetime>();
  for (const spec of versions) {
    const { version } = spec.document.info;
    const facts = listFacts(spec);
    const known = lifetimes;
    lifetimes = new Map(
      [...facts].map(([key, fact]) => {
        const was = before?.get(key);
        const had = known.get(key);
        const since = (name: 'required' | 'deprecated') => {
          if (!fact[name]) return undefined;
          if (was !== undefined) return was[name] ? had?.[name] : version;
          return undefined;
        };
        const isAdded = before !== undefined && was === undefined && isNew(version, ...fact.place);
        const added = isAdded ? version : had?.added;
        const marks = { added, required: since('required'), deprecated: since('deprecated') };
        return [key, toDefined(marks)];
      }),
    );
    before = facts;
  }
  return new Map(
    [...lifetimes]
      .filter(([, lifetime]) => Object.keys(lifetime).length > 0)
      .map(([key, lifetime]) => {
        const { own = key, place } = before?.get(key) ?? {};
        const isAdvised = lifetime.deprecated !== undefined && place !== undefined;
        const advice = isAdvised ? findAdvice(...place) : undefined;
        return [own, { ...lifetime, ...toDefined({ advice }) }];
      }),
  );
}

interface Fact {
  /** The key in its own version. */
  readonly own: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly place: LifetimePlace;
}

/** The parts of a version, by keys that are the same in each version: an operation may have got another id. */
function listFacts(spec: Spec): ReadonlyMap<string, Fact> {
  const document = dropInternal(spec.document);
  const facts = new Map<string, Fact>();
  const owners = new Map<string, string>();
  for (const located of listOperations(document)) {
    const { slug, operationId, operation } = located;
    const key = toPairKey(located);
    owners.set(operationId, key);
    const isDeprecated = operation.deprecated === true;
    facts.set(key, {
      own: toOperationKey(slug),
      required: false,
      deprecated: isDeprecated,
      place: [slug],
    });
    const names = listPathNames(located.path);
    for (const { in: location, name, required, deprecated } of listParameters(
      { document },
      located,
    )) {
      const id = location === 'header' ? name.toLowerCase() : name;
      facts.set(`${key} ${location} ${location === 'path' ? names.indexOf(name) : id}`, {
        own: toParameterKey(slug, location, name),
        required: required === true,
        deprecated: deprecated === true,
        place: [slug, toParameterAnchor(location, name)],
      });
    }
  }
  const { nodes } = createSchemaGraph(document, () => [], listSchemaRoots);
  for (const { id, properties, required } of nodes.values()) {
    const [, owner = '', rest = ''] = /^(.*?)(\..*)$/s.exec(id) ?? [];
    const shared = owners.has(owner) ? `${owners.get(owner)}${rest}` : id;
    for (const { name, schema } of properties)
      facts.set(toFieldKey(shared, name), {
        own: toFieldKey(id, name),
        required: required.includes(name),
        deprecated: getSchema(nodes, schema).deprecated,
        place: [undefined, toRowAnchor('', { role: 'property', name })],
      });
  }
  return facts;
}

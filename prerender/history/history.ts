import type {
  ApiHistory,
  GoneOperation,
  Release,
  ReleasedChange,
} from '../../src/model/api/history';
import { MOST_OPERATIONS } from '../../src/model/api/history';
import type { GoneField } from '../../src/model/schema/lifetime';
import { toDefined } from '../../src/model/defined';
import { toCode } from '../../src/model/text/rich-line';
import type { RichText } from '../../src/model/text/rich-text';
import { toGroups } from '../../src/model/to-groups';
import type { Spec } from '../api/document/document';
import type { LocatedOperation } from '../api/document/operations';
import { listOperations } from '../api/document/operations';
import { toOperationLink } from '../api/operation/links';
import { dropInternal } from '../api/read/internal-parts';
import { compareApis } from '../diff/api-diff';
import { listRules } from '../diff/changes/rules';
import { toPairKey } from '../diff/operations/operation-pairs';
import type { ToText } from '../text/rich-text';
import type { ReleaseNotes } from './release-notes';
import type { FindAdvice } from './lifetimes';
import { toLifetimes } from './lifetimes';

/** The history of an API, of its versions from the oldest to the present one. */
export function toHistory(
  versions: readonly Spec[],
  notes: ReleaseNotes,
  path: string,
  toText: ToText,
): ApiHistory {
  const links = createLinks(versions, path);
  const releases = versions.map((spec, index): Release => {
    const { version } = spec.document.info;
    const { date, note } = notes.find(version);
    const before = versions[index - 1];
    const { changes } =
      before === undefined ? { changes: [] } : compareApis(before, spec, date ?? '');
    return {
      version,
      ...toDefined({ date }),
      note: toText(note),
      changes: merge(
        changes.map(({ anchor, witness, ...change }) => ({
          class: change.class,
          rule: change.rule,
          text: toSentence(change.text),
          operations: change.operations.flatMap(({ slug }) => links.get(slug) ?? []),
          ...toDefined({ anchor }),
          ...(witness !== undefined && witness.length <= LONGEST_WITNESS && { witness }),
          note: toText(notes.findNote(version, { ...change, anchor })),
        })),
      ),
    };
  });
  const findAdvice: FindAdvice = (slug, anchor) =>
    releases
      .flatMap(({ changes }) => changes)
      .findLast(
        (change) =>
          change.rule.endsWith('-deprecated') &&
          change.note.length > 0 &&
          (anchor === undefined
            ? change.rule === 'endpoint-deprecated'
            : change.anchor === anchor) &&
          change.operations.some(({ href }) => href === `${path}/${slug}`),
      )?.note;
  return {
    lifetimes: toLifetimes(versions, findAdvice),
    releases: releases.toReversed(),
    gone: listGone(versions, releases, path),
    goneFields: toGoneFields(releases),
    rules: listRules(),
  };
}

/**
 * One change for all that readers are told in the same words, with all its operations. Wording that changes nearly
 * everywhere names none.
 */
function merge(changes: readonly ReleasedChange[]): readonly ReleasedChange[] {
  const groups = toGroups(changes, ({ rule, class: kind, text, note }) => [
    JSON.stringify([rule, kind, text, note]),
  ]);
  return Array.from(groups.values(), (group) => {
    const all = group.flatMap(({ operations }) => operations);
    const operations = [...new Map(all.map((operation) => [operation.href, operation])).values()];
    const isEverywhere = group[0].class === 'wording' && operations.length > MOST_OPERATIONS;
    return { ...group[0], operations: isEverywhere ? [] : operations };
  });
}

/** A longer value shows readers nothing; `npm run diff` prints it. */
const LONGEST_WITNESS = 300;

/** Links to all operations that there were, by their slugs: those that are gone have a page, too. */
function createLinks(versions: readonly Spec[], path: string) {
  const all = versions
    .flatMap(listAll)
    .map((one) => [one.slug, toOperationLink(one, path)] as const);
  return new Map(all);
}

function listAll({ document }: Spec): readonly LocatedOperation[] {
  return listOperations(dropInternal(document));
}

/** Names in backticks are code. */
function toSentence(text: string): RichText {
  return `${text}.`
    .split(/`([^`]*)`/)
    .flatMap((part, index): RichText =>
      part === '' ? [] : [index % 2 === 0 ? part : toCode(part)],
    );
}

/** The operations whose address leads to no present one, each as it was at last. */
function listGone(
  versions: readonly Spec[],
  releases: readonly Release[],
  path: string,
): readonly GoneOperation[] {
  const present = versions.at(-1);
  const now = present === undefined ? [] : listAll(present);
  const taken = new Set(now.map(({ slug }) => slug));
  const gone = new Map<string, GoneOperation>();
  for (const [index, spec] of versions.entries()) {
    const next = releases[index + 1];
    if (next === undefined) break;
    const later = new Set(listAll(versions[index + 1] ?? spec).map(({ slug }) => slug));
    for (const located of listAll(spec)) {
      const { slug, title, method, path: template } = located;
      if (taken.has(slug) || later.has(slug)) continue;
      const same = now.find((one) => toPairKey(one) === toPairKey(located));
      const { note = [] } = next.changes.find((change) => isEndOf(change, `${path}/${slug}`)) ?? {};
      gone.set(slug, {
        slug,
        title,
        method: method.toUpperCase(),
        path: template,
        version: next.version,
        note,
        ...(same && { now: toOperationLink(same, path) }),
      });
    }
  }
  return [...gone.values()];
}

function isEndOf({ rule, operations }: Release['changes'][number], href: string): boolean {
  return rule.includes('removed') && operations.some((operation) => operation.href === href);
}

/** The parts that operations have no longer, with the anchor of each. */
function toGoneFields(releases: readonly Release[]): ApiHistory['goneFields'] {
  const gone = new Map<string, { readonly slug: string; readonly field: GoneField }>();
  for (const { version, changes } of releases)
    for (const { rule, anchor, text, note, operations } of changes) {
      const slug = operations[0]?.href.split('/').at(-1);
      if (anchor === undefined || slug === undefined) continue;
      const key = `${slug}#${anchor}`;
      if (/(?:parameter|property|header|status|body)-removed/.test(rule))
        gone.set(key, { slug, field: { anchor, text, version, note } });
      else if (/^new-|-added$/.test(rule)) gone.delete(key);
    }
  const groups = toGroups([...gone.values()], ({ slug }) => [slug]);
  return new Map([...groups].map(([slug, all]) => [slug, all.map(({ field }) => field)]));
}

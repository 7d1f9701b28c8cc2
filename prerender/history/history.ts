import { isDeepStrictEqual } from 'node:util';
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
import { listTextParts } from '../text/code-words';
import type { ToText } from '../text/rich-text';
import type { ReleaseNotes } from './release-notes';
import type { PlaceNews } from './lifetimes';
import { toLifetimes } from './lifetimes';

/** The history of an API, of its versions from the oldest to the present one. */
export function toHistory(
  versions: readonly Spec[],
  notes: ReleaseNotes,
  path: string,
  toText: ToText,
): ApiHistory {
  const links = createLinks(versions, path);
  const found = versions.map((spec, index): Release => {
    const { version } = spec.document.info;
    const { date, note } = notes.find(version);
    const before = versions[index - 1];
    const { changes } = before === undefined ? { changes: [] } : compareApis(before, spec, date);
    return {
      version,
      ...toDefined({ date }),
      note: toText(note),
      changes: changes.map(({ witness, ...change }) => ({
        class: change.class,
        rule: change.rule,
        text: toSentence(change.text),
        operations: change.operations.flatMap(({ slug, anchor }) => {
          const link = links.get(slug);
          return link === undefined ? [] : [{ ...link, ...toDefined({ anchor }) }];
        }),
        ...(witness !== undefined && witness.length <= LONGEST_WITNESS && { witness }),
        note: toText(notes.findNote(version, change)),
      })),
    };
  });
  const releases = found.map((release) => ({ ...release, changes: merge(release.changes) }));
  return {
    lifetimes: toLifetimes(versions, toPlaceNews(found, path)),
    releases: releases.toReversed(),
    gone: listGone(versions, found, path),
    goneFields: toGoneFields(found),
    rules: listRules(),
  };
}

/** Finds news of operations, parameters and fields in releases. Of a field, only the end of its anchor is known. */
function toPlaceNews(releases: readonly Release[], path: string): PlaceNews {
  const brought = new Set<string>();
  const notes = new Map<string, RichText>();
  const fieldNotes = new Map<string, readonly RichText[]>();
  for (const { version, changes } of releases)
    for (const { rule, note, operations } of changes) {
      const isDeprecated = rule.endsWith('-deprecated');
      if (isDeprecated && note.length > 0)
        for (const { href, anchor } of operations) notes.set(toPlaceKey(href, anchor), note);
      if (!rule.includes('property')) continue;
      for (const end of new Set(operations.map(({ anchor = '' }) => toEnd(anchor)))) {
        if (BEGINS.test(rule)) brought.add(`${version} ${end}`);
        if (isDeprecated) fieldNotes.set(end, [...(fieldNotes.get(end) ?? []), note]);
      }
    }
  // Of several fields with the same name, only what is said of each.
  const findFieldNote = (end = '') => {
    const [note = [], ...others] = fieldNotes.get(end) ?? [];
    const isSame = others.every((other) => isDeepStrictEqual(other, note));
    return note.length > 0 && isSame ? note : undefined;
  };
  return {
    isNew: (version, slug, anchor) => slug !== undefined || brought.has(`${version} ${anchor}`),
    findAdvice: (slug, anchor) =>
      slug === undefined ? findFieldNote(anchor) : notes.get(toPlaceKey(`${path}/${slug}`, anchor)),
  };
}

/** The name of a field at the end of an anchor: `.note`. */
function toEnd(anchor: string): string {
  return /(?:^|[^~])(\.(?:~.|[^~.])+)$/s.exec(anchor)?.[1] ?? anchor;
}

function toPlaceKey(href: string, anchor = ''): string {
  return `${href}#${anchor}`;
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
    const byPage = toGroups(all, ({ href }) => [href]);
    const operations = Array.from(byPage.values(), ([first]) => first);
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

function toSentence(text: string): RichText {
  return listTextParts(`${text}.`).map(({ value, isCode }) => (isCode ? toCode(value) : value));
}

/** The operations whose address leads to no present one, each as it was at last. */
function listGone(
  versions: readonly Spec[],
  releases: readonly Release[],
  path: string,
): readonly GoneOperation[] {
  const listed = versions.map(listAll);
  const now = listed.at(-1) ?? [];
  const taken = new Set(now.map(({ slug }) => slug));
  const byPlace = toGroups(now, (one) => [toPairKey(one)]);
  const gone = new Map<string, GoneOperation>();
  for (const [index, operations] of listed.entries()) {
    const [next, later = []] = [releases[index + 1], listed[index + 1]];
    if (next === undefined) break;
    const notes = toEndNotes(next);
    const slugs = new Set(later.map(({ slug }) => slug));
    const successors = toGroups(later, (one) => [toPairKey(one)]);
    for (const located of operations) {
      const { slug, title, method, path: template } = located;
      if (taken.has(slug) || slugs.has(slug)) continue;
      const key = toPairKey(located);
      const [same] = byPlace.get(key) ?? [];
      // A change of its id names the operation as it is now.
      const [{ slug: current } = { slug }] = successors.get(key) ?? [];
      gone.set(slug, {
        slug,
        title,
        method: method.toUpperCase(),
        path: template,
        version: next.version,
        note: notes.get(`${path}/${slug}`) ?? notes.get(`${path}/${current}`) ?? [],
        ...(current !== slug && { next: `${path}/${current}` }),
        ...(same && { now: toOperationLink(same, path) }),
      });
    }
  }
  return [...gone.values()];
}

/** The notes of the operations that end or move with a version, by their addresses. */
function toEndNotes({ changes }: Release): ReadonlyMap<string, RichText> {
  const ends = changes.filter(
    ({ rule, note }) =>
      /^(?:api-(?:path-|operation-id-)?removed|api-operation-id-added|webhook-removed)/.test(
        rule,
      ) && note.length > 0,
  );
  return new Map(
    ends.flatMap(({ operations, note }) => operations.map(({ href }) => [href, note] as const)),
  );
}

/** The rules by which a part is on a page no longer, and those by which it is again. */
const ENDS =
  /(?:parameter|(?<!pattern-)property|header|status|body)-removed|-became-(?:read|write)-only$/;
const BEGINS =
  /^new-|(?:property|header|status|body)-added(?:-|$)|-became-not-(?:read|write)-only$/;

/** The parts that operations have no longer, with the anchor of each. */
function toGoneFields(releases: readonly Release[]): ApiHistory['goneFields'] {
  const gone = new Map<string, { readonly slug: string; readonly field: GoneField }>();
  for (const { version, changes } of releases)
    for (const { rule, text, note, operations } of changes)
      for (const { href, anchor } of operations) {
        if (anchor === undefined) continue;
        const slug = href.slice(href.lastIndexOf('/') + 1);
        const key = `${slug}#${anchor}`;
        if (ENDS.test(rule)) gone.set(key, { slug, field: { anchor, text, version, note } });
        else if (BEGINS.test(rule)) gone.delete(key);
      }
  const groups = toGroups([...gone.values()], ({ slug }) => [slug]);
  return new Map([...groups].map(([slug, all]) => [slug, all.map(({ field }) => field)]));
}
